DROP INDEX "basefile_text";--> statement-breakpoint
DROP INDEX "basefile_beginning";--> statement-breakpoint
ALTER TABLE "basedocument" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basefile" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower("basefile"."name"), 'ĄĆĘŁŃÓŚŹŻÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢЙЇЁąćęłńóśźżáàâäãåāăčçďéèêëěēėíìîïīňñöôòõőřŕšşșťţúùûüůűýÿžļķģйїё– ', 'acelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіеacelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіе- ')) STORED;--> statement-breakpoint
CREATE INDEX "basefile_text" ON "basefile" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "basefile_beginning" ON "basefile" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
-- By hand, from here: the new column has no statistics before, and a search would read every file.
ANALYZE "basefile";
