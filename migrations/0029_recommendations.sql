CREATE TABLE "learning_choice" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"from_deals" boolean DEFAULT true NOT NULL,
	"from_views" boolean DEFAULT true NOT NULL,
	"from_favourites" boolean DEFAULT true NOT NULL,
	"from_profile" boolean DEFAULT true NOT NULL,
	"from_others" boolean DEFAULT true NOT NULL,
	"forgotten_at" timestamp with time zone,
	"interests" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"learned_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "not_for_me" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_for_me_member_id_kind_subject_id_pk" PRIMARY KEY("member_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "service_neighbours" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"other_ids" uuid[] NOT NULL,
	"scores" real[] NOT NULL,
	"viewed" integer[] NOT NULL,
	"kept" integer[] NOT NULL,
	"ordered" integer[] NOT NULL,
	"learned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taste_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taste_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid,
	"service_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "not_for_me_of_subject" ON "not_for_me" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "viewed_service_of" ON "viewed_service" USING btree ("service_id","viewed_at" DESC NULLS LAST);