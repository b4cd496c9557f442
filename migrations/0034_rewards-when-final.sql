CREATE TABLE "referral_waiting" (
	"milestone_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_waiting_milestone_id_member_id_pk" PRIMARY KEY("milestone_id","member_id")
);
--> statement-breakpoint
CREATE INDEX "referral_waiting_due" ON "referral_waiting" USING btree ("look_at");