ALTER TABLE "known_device" ADD COLUMN "known_by" text DEFAULT 'words' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "is_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_hash" text;--> statement-breakpoint
CREATE INDEX "former_username_skeleton" ON "former_username" USING btree (replace(replace(translate(lower("username"), '01l_-', 'oii'), 'rn', 'm'), 'vv', 'w'));--> statement-breakpoint
CREATE UNIQUE INDEX "member_proved_email" ON "member" USING btree (lower("email")) WHERE "member"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "member_said_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_username_skeleton" ON "member" USING btree (replace(replace(translate(lower("username"), '01l_-', 'oii'), 'rn', 'm'), 'vv', 'w'));--> statement-breakpoint
-- Sessions that began lately keep asking whose device they are on, by the words that it was known by.
UPDATE "session" SET "device_hash" = translate(rtrim(encode(sha256(convert_to("device", 'UTF8')), 'base64'), '='), '+/', '-_') WHERE "started_at" > now() - interval '3 days';--> statement-breakpoint
-- Last, because it keeps readers out until all of this is done.
DROP INDEX "member_email";
