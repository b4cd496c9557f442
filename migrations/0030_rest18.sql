ALTER TABLE "message_flag" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
-- by hand: warnings that were given before can be appealed against as long as their days last
UPDATE "message_flag" SET "words" = "message_warning"."words" FROM "message_warning" WHERE "message_warning"."flag_id" = "message_flag"."id" AND "message_flag"."words" IS NULL;
