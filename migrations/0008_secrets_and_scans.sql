CREATE TABLE "former_email" (
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_email_member_id_email_pk" PRIMARY KEY("member_id","email")
);
--> statement-breakpoint
CREATE TABLE "secret_in_use" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"resealed_at" timestamp with time zone,
	CONSTRAINT "secret_in_use_once" CHECK ("secret_in_use"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "deal_file" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_file" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_email" ADD CONSTRAINT "former_email_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_message_secret_until" ON "mail_message" USING btree ("secret_until") WHERE "mail_message"."secret_until" is not null;--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_secret" CHECK (("mail_message"."secret" is null) = ("mail_message"."secret_until" is null));