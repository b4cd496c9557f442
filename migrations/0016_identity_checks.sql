CREATE TABLE "identity_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone,
	"remove_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "identity_check_state_known" CHECK ("identity_check"."state" in ('sent','approved','returned','expired')),
	CONSTRAINT "identity_check_decided" CHECK ("identity_check"."state" = 'sent' or "identity_check"."decided_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "identity_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"scanned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity_document" ADD CONSTRAINT "identity_document_check_id_identity_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_check_one_waiting" ON "identity_check" USING btree ("member_id") WHERE "identity_check"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "identity_check_of_member" ON "identity_check" USING btree ("member_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_check_by_state" ON "identity_check" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "identity_check_to_remove" ON "identity_check" USING btree ("remove_at") WHERE "identity_check"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "identity_check_valid" ON "identity_check" USING btree ("valid_until") WHERE "identity_check"."state" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_document_place" ON "identity_document" USING btree ("check_id","place");
