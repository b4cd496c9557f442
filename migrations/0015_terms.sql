CREATE TABLE "seller_capacity" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"most" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_capacity_some" CHECK ("seller_capacity"."most" >= 1)
);
--> statement-breakpoint
CREATE TABLE "project_version" (
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "project_version_project_id_number_pk" PRIMARY KEY("project_id","number")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "project_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "told_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_version" ADD CONSTRAINT "project_version_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;