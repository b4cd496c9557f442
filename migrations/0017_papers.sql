CREATE TABLE "paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"issuer_id" uuid,
	"recipient_id" uuid NOT NULL,
	"deal_id" uuid,
	"order_id" uuid,
	"total_minor" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "paper_kind_known" CHECK ("paper"."kind" in ('invoice','receipt','commission','credit-note','agreement')),
	CONSTRAINT "paper_number_counts" CHECK ("paper"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "paper_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "paper_transfer" (
	"transfer_id" bigint NOT NULL,
	"part" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "paper_transfer_transfer_id_part_pk" PRIMARY KEY("transfer_id","part"),
	CONSTRAINT "paper_transfer_part_known" CHECK ("paper_transfer"."part" in ('paid','back','price','commission','fee'))
);
--> statement-breakpoint
ALTER TABLE "company_details" ADD COLUMN "tax_basis_points" integer;--> statement-breakpoint
ALTER TABLE "paper_transfer" ADD CONSTRAINT "paper_transfer_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_key" ON "paper" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_number" ON "paper" USING btree ("series","year","number");--> statement-breakpoint
CREATE INDEX "paper_of_issuer" ON "paper" USING btree ("issuer_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "paper_of_recipient" ON "paper" USING btree ("recipient_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "paper_of_deal" ON "paper" USING btree ("deal_id","at");--> statement-breakpoint
CREATE INDEX "paper_of_order" ON "paper" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "paper_transfer_of_paper" ON "paper_transfer" USING btree ("paper_id");--> statement-breakpoint
ALTER TABLE "company_details" ADD CONSTRAINT "company_details_tax_bounded" CHECK ("company_details"."tax_basis_points" between 0 and 5000);
--> statement-breakpoint
-- by hand: a paper stays as it was made, whoever writes to the database; numbers only ever go on
CREATE FUNCTION paper_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A paper is never changed: a correction is a new paper' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER paper_is_never_changed BEFORE UPDATE OR DELETE ON "paper"
  FOR EACH ROW EXECUTE FUNCTION paper_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER paper_is_never_emptied BEFORE TRUNCATE ON "paper"
  FOR EACH STATEMENT EXECUTE FUNCTION paper_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER paper_transfer_is_never_changed BEFORE UPDATE OR DELETE ON "paper_transfer"
  FOR EACH ROW EXECUTE FUNCTION paper_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER paper_transfer_is_never_emptied BEFORE TRUNCATE ON "paper_transfer"
  FOR EACH STATEMENT EXECUTE FUNCTION paper_is_never_changed();
--> statement-breakpoint
CREATE FUNCTION paper_series_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.last > OLD.last AND (NEW.series, NEW.year) = (OLD.series, OLD.year) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Numbers of papers only go on' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER paper_series_goes_on BEFORE UPDATE OR DELETE ON "paper_series"
  FOR EACH ROW EXECUTE FUNCTION paper_series_goes_on();
--> statement-breakpoint
CREATE TRIGGER paper_series_is_never_emptied BEFORE TRUNCATE ON "paper_series"
  FOR EACH STATEMENT EXECUTE FUNCTION paper_series_goes_on();
