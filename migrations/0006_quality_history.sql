CREATE TABLE "service_quality" (
	"service_id" uuid NOT NULL,
	"day" date NOT NULL,
	"quality" real NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "service_quality_service_id_day_pk" PRIMARY KEY("service_id","day")
);
--> statement-breakpoint
ALTER TABLE "service_quality" ADD CONSTRAINT "service_quality_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_quality_by_day" ON "service_quality" USING btree ("day");