CREATE TABLE "help_counted" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "help_counted_day_kind_slug_visitor_hash_pk" PRIMARY KEY("day","kind","slug","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "help_day" (
	"slug" text NOT NULL,
	"day" date NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_day_slug_day_pk" PRIMARY KEY("slug","day")
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_vote_member_id_slug_pk" PRIMARY KEY("member_id","slug")
);
--> statement-breakpoint
CREATE INDEX "help_day_by_day" ON "help_day" USING btree ("day");