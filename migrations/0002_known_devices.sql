CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "unclaimed_avatar" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "recognised_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "member_administrators" ON "member" USING btree ("joined_at" DESC NULLS LAST,"id") WHERE "member"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "member_name" ON "member" USING btree (lower("display_name"),"id");--> statement-breakpoint
CREATE INDEX "member_seen" ON "member" USING btree ("last_seen_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "member_words" ON "member" USING gin (lower("email") gin_trgm_ops,lower("username") gin_trgm_ops,lower("display_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "security_event_words" ON "security_event" USING gin (lower("kind" || chr(10) || "actor" || chr(10) || coalesce("device", '') || chr(10) || coalesce("member_id"::text, '') || chr(10) || "details"::text) gin_trgm_ops);