--> statement-breakpoint
ALTER TABLE "contactmessage" ADD CONSTRAINT "contactmessage_id_application_fk" FOREIGN KEY ("id_application") REFERENCES "application"("id");
