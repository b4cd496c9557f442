CREATE TABLE "ticket_entry" (
	"ticket_number" bigint NOT NULL,
	"number" integer NOT NULL,
	"voice" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"step" text,
	"details" jsonb,
	"client_id" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_entry_ticket_number_number_pk" PRIMARY KEY("ticket_number","number"),
	CONSTRAINT "ticket_entry_length" CHECK (length("ticket_entry"."text") <= 8000)
);
--> statement-breakpoint
CREATE TABLE "ticket_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_number" bigint NOT NULL,
	"entry_number" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"scanned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ticket" DROP CONSTRAINT "ticket_body_length";--> statement-breakpoint
ALTER TABLE "ticket" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "brand" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "linked_kind" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "linked_id" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "follows_number" bigint;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "last_seen_by_person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "answered_in_minutes" integer;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rating_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "rated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_ticket_number_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."ticket"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entry_client_id" ON "ticket_entry" USING btree ("ticket_number","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_file_of" ON "ticket_file" USING btree ("ticket_number","entry_number","position");--> statement-breakpoint
CREATE INDEX "ticket_of_member" ON "ticket" USING btree ("member_id","last_at" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "ticket_by_clock" ON "ticket" USING btree ("answer_due_at","number") WHERE "ticket"."state" in ('open','waiting');--> statement-breakpoint
CREATE INDEX "ticket_unassigned" ON "ticket" USING btree ("answer_due_at","number") WHERE "ticket"."state" in ('open','waiting') and "ticket"."assignee_id" is null;--> statement-breakpoint
CREATE INDEX "ticket_of_assignee" ON "ticket" USING btree ("assignee_id","state","answer_due_at","number");--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("last_at" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("answered_at" DESC NULLS LAST) WHERE "ticket"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_resolved" ON "ticket" USING btree ("resolved_at") WHERE "ticket"."state" = 'resolved';--> statement-breakpoint
CREATE INDEX "ticket_words" ON "ticket" USING gin ("words");--> statement-breakpoint
-- by hand: what was asked until now is the first entry of its ticket, and stands on the desk as before.
INSERT INTO "ticket_entry" ("ticket_number", "number", "voice", "text", "written_at")
SELECT "number", 1, 'person', "body", "opened_at" FROM "ticket" WHERE "body" IS NOT NULL;
--> statement-breakpoint
UPDATE "ticket" SET "last_number" = 1, "last_seen_by_person" = 1, "last_at" = "opened_at", "proved_at" = "opened_at", "answer_due_at" = "opened_at" + interval '8 hours';
--> statement-breakpoint
-- by hand: so is what a process of the version before still writes.
CREATE FUNCTION ticket_body_is_an_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_entry (ticket_number, number, voice, text, written_at)
  VALUES (NEW.number, 1, 'person', NEW.body, NEW.opened_at);
  UPDATE ticket SET last_number = 1, last_seen_by_person = 1, last_at = NEW.opened_at, proved_at = NEW.opened_at, answer_due_at = NEW.opened_at + interval '8 hours' WHERE number = NEW.number;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ticket_body_is_an_entry AFTER INSERT ON ticket FOR EACH ROW WHEN (NEW.body IS NOT NULL)
EXECUTE FUNCTION ticket_body_is_an_entry();
