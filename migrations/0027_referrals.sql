CREATE TABLE "referral" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"share_basis_points" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"passed_signs" text[] DEFAULT '{}' NOT NULL,
	"held_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"first_deal_at" timestamp with time zone,
	"booked_minor" bigint DEFAULT 0 NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_state_known" CHECK ("referral"."state" in ('open','held','refused')),
	CONSTRAINT "referral_of_another" CHECK ("referral"."referrer_id" <> "referral"."member_id"),
	CONSTRAINT "referral_sums" CHECK ("referral"."booked_minor" >= 0 and "referral"."held_minor" >= 0),
	CONSTRAINT "referral_says_why" CHECK ("referral"."state" <> 'refused' or "referral"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "referral_reward" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"commission_minor" bigint NOT NULL,
	"share_basis_points" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "referral_reward_state_known" CHECK ("referral_reward"."state" in ('booked','held','refused')),
	CONSTRAINT "referral_reward_booked" CHECK (("referral_reward"."state" = 'booked') = ("referral_reward"."booked_at" is not null)),
	CONSTRAINT "referral_reward_amount" CHECK ("referral_reward"."amount_minor" > 0 and "referral_reward"."commission_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_visit" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "referral_visit_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_visited_today" (
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_visited_today_day_member_id_visitor_hash_pk" PRIMARY KEY("day","member_id","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_hash" text;--> statement-breakpoint
CREATE INDEX "referral_of_referrer" ON "referral" USING btree ("referrer_id","joined_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_joined" ON "referral" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "referral_held" ON "referral" USING btree ("held_at") WHERE "referral"."state" = 'held';--> statement-breakpoint
CREATE INDEX "referral_decided" ON "referral" USING btree ("decided_at" DESC NULLS LAST) WHERE "referral"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_reward_once" ON "referral_reward" USING btree ("milestone_id","member_id");--> statement-breakpoint
CREATE INDEX "referral_reward_of_member" ON "referral_reward" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_reward_of_referrer" ON "referral_reward" USING btree ("referrer_id","at" DESC NULLS LAST);--> statement-breakpoint
-- by hand
INSERT INTO "referral" ("member_id", "referrer_id", "joined_at", "until", "share_basis_points")
SELECT "id", "referred_by", "joined_at",
	"joined_at" + make_interval(months => coalesce((SELECT ("value" #>> '{}')::integer FROM "setting_change" WHERE "key" = 'referralMonths' AND "effective_at" <= now() ORDER BY "effective_at" DESC, "id" DESC LIMIT 1), 12)),
	coalesce((SELECT ("value" #>> '{}')::integer FROM "setting_change" WHERE "key" = 'referralShareBasisPoints' AND "effective_at" <= now() ORDER BY "effective_at" DESC, "id" DESC LIMIT 1), 2000)
FROM "member" WHERE "referred_by" IS NOT NULL
ON CONFLICT DO NOTHING;
