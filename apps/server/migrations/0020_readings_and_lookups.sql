CREATE TABLE "base_reading" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" timestamp (3) with time zone NOT NULL,
	"id_person" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_user_main" integer,
	"obj_type" text NOT NULL,
	"id_obj" integer NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "base_reading_person" ON "base_reading" USING btree ("id_person","id");--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (translate(lower(coalesce("lastname", '') || ' ' || coalesce("firstname", '') || ' ' || "mail"), 'ĄĆĘŁŃÓŚŹŻÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢЙЇЁąćęłńóśźżáàâäãåāăčçďéèêëěēėíìîïīňñöôòõőřŕšşșťţúùûüůűýÿžļķģйїё– ', 'acelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіеacelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіе- ') gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "user_beginning" ON "user" USING btree (translate(lower(coalesce("lastname", '') || ' ' || coalesce("firstname", '') || ' ' || "mail"), 'ĄĆĘŁŃÓŚŹŻÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢЙЇЁąćęłńóśźżáàâäãåāăčçďéèêëěēėíìîïīňñöôòõőřŕšşșťţúùûüůűýÿžļķģйїё– ', 'acelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіеacelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіе- ') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "locality_beginning" ON "locality" USING btree (translate(lower("name"), 'ĄĆĘŁŃÓŚŹŻÁÀÂÄÃÅĀĂČÇĎÉÈÊËĚĒĖÍÌÎÏĪŇÑÖÔÒÕŐŘŔŠŞȘŤŢÚÙÛÜŮŰÝŸŽĻĶĢЙЇЁąćęłńóśźżáàâäãåāăčçďéèêëěēėíìîïīňñöôòõőřŕšşșťţúùûüůűýÿžļķģйїё– ', 'acelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіеacelnoszzaaaaaaaaccdeeeeeeeiiiiinnooooorrsssttuuuuuuyyzlkgиіе- ') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "locality_list" ON "locality" USING btree ("name_sort","id");--> statement-breakpoint
-- An online update each minute writes a row beside its old version.
ALTER TABLE "user" SET (fillfactor = 90);
