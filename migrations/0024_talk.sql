CREATE TABLE "quick_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_member" ADD COLUMN "absence_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "voice" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_reader" ADD COLUMN "absent_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_reader" ADD COLUMN "absent_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_reader" ADD COLUMN "absent_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "quick_reply_of_member" ON "quick_reply" USING btree ("member_id","made_at","id");
