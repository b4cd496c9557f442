CREATE TABLE "delivery_choice" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"daily_hour" smallint,
	"quiet_from" smallint,
	"quiet_until" smallint,
	CONSTRAINT "delivery_choice_daily_hour" CHECK ("delivery_choice"."daily_hour" between 0 and 23),
	CONSTRAINT "delivery_choice_quiet" CHECK (("delivery_choice"."quiet_from" is null) = ("delivery_choice"."quiet_until" is null) and "delivery_choice"."quiet_from" between 0 and 23 and "delivery_choice"."quiet_until" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"title" text NOT NULL,
	"line" text NOT NULL,
	"link" text NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notification_member_id_number_pk" PRIMARY KEY("member_id","number"),
	CONSTRAINT "notification_link_is_a_path" CHECK ("notification"."link" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
CREATE TABLE "notification_box" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key_sealed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_key_is_one" CHECK ("push_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_of_kind" ON "notification" USING btree ("member_id","kind","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("member_id","number" DESC NULLS LAST) WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_of_thing" ON "notification" USING btree ("member_id","thing","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_waits_for_mail" ON "notification" USING btree ("member_id","mail_due_at") WHERE "notification"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_at" ON "notification" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_message_once" ON "push_message" USING btree ("subscription_id","number");--> statement-breakpoint
CREATE INDEX "push_message_created_at" ON "push_message" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscription_of_member" ON "push_subscription" USING btree ("member_id");
--> statement-breakpoint
-- by hand: what a browser takes goes with its session, whoever ends it and however
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_fk" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE;
