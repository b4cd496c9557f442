CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"list" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_view_bounds" CHECK (length("saved_view"."name") between 1 and 60 and length("saved_view"."query") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_role_known";--> statement-breakpoint
DROP INDEX "member_administrators";--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "role" text;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_named" ON "saved_view" USING btree ("member_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "member_staff" ON "member" USING btree ("role","joined_at" DESC NULLS LAST,"id") WHERE "member"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "security_event_by_staff" ON "security_event" USING btree ("role","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "security_event"."role" <> 'member';--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_role_known" CHECK ("member"."role" in ('member','moderator','support','finance','admin'));