CREATE TABLE "pro_period" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"plan" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"price_minor" bigint NOT NULL,
	"back_minor" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "pro_period_kind_known" CHECK ("pro_period"."kind" in ('trial','paid','granted')),
	CONSTRAINT "pro_period_back" CHECK ("pro_period"."back_minor" between 0 and "pro_period"."price_minor"),
	CONSTRAINT "pro_period_ends" CHECK ("pro_period"."ends_at" >= "pro_period"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "pro_subscription" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"trial_at" timestamp with time zone,
	"first_paid_at" timestamp with time zone,
	"anchor_day" integer NOT NULL,
	"periods" integer DEFAULT 0 NOT NULL,
	"quoted_minor" bigint,
	"reminded_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "pro_subscription_state_known" CHECK ("pro_subscription"."state" in ('trial','active','past_due','ended')),
	CONSTRAINT "pro_subscription_plan_known" CHECK ("pro_subscription"."plan" in ('monthly','yearly')),
	CONSTRAINT "pro_subscription_ended_rests" CHECK (("pro_subscription"."state" = 'ended') = ("pro_subscription"."next_at" is null))
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "pro_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "pro_period_number" ON "pro_period" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "pro_subscription_due" ON "pro_subscription" USING btree ("next_at") WHERE "pro_subscription"."next_at" is not null;