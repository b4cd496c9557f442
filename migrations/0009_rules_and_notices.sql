CREATE TABLE "notice" (
	"subject" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"told_until" uuid,
	"told_count" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ledger_clearing" ADD COLUMN "subject_kind" text DEFAULT 'milestone' NOT NULL;--> statement-breakpoint
ALTER TABLE "setting_change" ADD COLUMN "withdraws" bigint;--> statement-breakpoint
ALTER TABLE "setting_change" ADD CONSTRAINT "setting_change_withdraws_setting_change_id_fk" FOREIGN KEY ("withdraws") REFERENCES "public"."setting_change"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "setting_change_withdrawn_once" ON "setting_change" USING btree ("withdraws");--> statement-breakpoint
ALTER TABLE "ledger_clearing" ADD CONSTRAINT "ledger_clearing_subject_known" CHECK ("ledger_clearing"."subject_kind" in ('milestone','tip'));--> statement-breakpoint
-- by hand: what applies already can't be withdrawn any more
CREATE FUNCTION "setting_change_withdraws_in_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM setting_change WHERE id = NEW.withdraws AND key = NEW.key AND effective_at > NEW.announced_at
  ) THEN
    RAISE EXCEPTION 'Only an announcement of the same setting can be withdrawn, and only before it applies' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "setting_change_is_withdrawn_in_time" BEFORE INSERT ON "setting_change"
  FOR EACH ROW WHEN (NEW.withdraws IS NOT NULL) EXECUTE FUNCTION "setting_change_withdraws_in_time"();
--> statement-breakpoint
-- by hand: the first movement of money fixes the currency of all of it; who would be first at the same instant waits here
CREATE FUNCTION "setting_change_keeps_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transfer) THEN
    LOCK TABLE ledger_transfer IN SHARE MODE;
  END IF;
  IF EXISTS (SELECT FROM ledger_transfer) THEN
    RAISE EXCEPTION 'The currency is fixed by the first movement of money' USING ERRCODE = 'GH001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "setting_change_currency_is_fixed" BEFORE INSERT ON "setting_change"
  FOR EACH ROW WHEN (NEW.key = 'currency') EXECUTE FUNCTION "setting_change_keeps_currency"();
