CREATE TABLE "post_counted" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"post_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "post_counted_day_kind_post_id_visitor_hash_pk" PRIMARY KEY("day","kind","post_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "post_day" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "post_day_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE INDEX "post_day_by_day" ON "post_day" USING btree ("day");