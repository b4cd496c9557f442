ALTER TABLE "member" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_referred_by_member_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_referred_by" ON "member" USING btree ("referred_by","joined_at" DESC NULLS LAST) WHERE "member"."referred_by" is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_not_referred_by_self" CHECK ("member"."referred_by" <> "member"."id");--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_from" CHECK ("mail_message"."from_address" ~ '^[^[:space:]\u0001-\u001f\u007f@,\u003b:<>()"]+@[^[:space:]\u0001-\u001f\u007f@,\u003b:<>()"]+$');