CREATE TABLE "deal_share" (
	"deal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "deal_share_deal_id_member_id_pk" PRIMARY KEY("deal_id","member_id"),
	CONSTRAINT "deal_share_part" CHECK ("deal_share"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "deal_worker" (
	"deal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_worker_deal_id_member_id_pk" PRIMARY KEY("deal_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "team_division" integer;--> statement-breakpoint
ALTER TABLE "ledger_clearing" ADD COLUMN "basis_points" integer;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal_share" ADD CONSTRAINT "deal_share_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_worker" ADD CONSTRAINT "deal_worker_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_share_of_member" ON "deal_share" USING btree ("member_id","deal_id");--> statement-breakpoint
CREATE INDEX "deal_worker_of_member" ON "deal_worker" USING btree ("member_id","deal_id");--> statement-breakpoint
CREATE INDEX "service_of_team" ON "service" USING btree ("team_id") WHERE "service"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_team" ON "deal" USING btree ("team_id","state","changed_at" DESC NULLS LAST) WHERE "deal"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_clearing_of_subject" ON "ledger_clearing" USING btree ("subject_id","member_id");--> statement-breakpoint
CREATE INDEX "review_of_team" ON "review" USING btree ("team_id","revealed_at" DESC NULLS LAST,"id") WHERE "review"."revealed_at" is not null and "review"."voided_at" is null and "review"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_of_team_is_divided" CHECK ("deal"."team_id" is null or "deal"."accepted_at" is null or "deal"."team_division" is not null);
--> statement-breakpoint
-- by hand: money that clears is a row for each person
ALTER TABLE ledger_clearing DROP CONSTRAINT ledger_clearing_pkey;
--> statement-breakpoint
ALTER TABLE ledger_clearing ALTER COLUMN subject_id SET NOT NULL;
--> statement-breakpoint
-- A process of the version before knows one seller: it may neither pay a team's money to one person nor clear a part that nobody was paid.
CREATE FUNCTION ledger_clearing_by_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.basis_points IS NULL AND EXISTS (SELECT FROM deal_share WHERE deal_id = NEW.deal_id) THEN
      RAISE EXCEPTION 'The deal % is paid by shares', NEW.deal_id;
    END IF;
  ELSIF NEW.state = 'cleared' AND OLD.state <> 'cleared' AND NEW.basis_points IS NOT NULL AND NOT EXISTS (
    SELECT FROM ledger_transfer WHERE key = 'clear:' || NEW.subject_id || ':' || NEW.member_id) THEN
    RAISE EXCEPTION 'The part of % in % was not cleared', NEW.member_id, NEW.subject_id;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_clearing_by_shares BEFORE INSERT OR UPDATE ON ledger_clearing
FOR EACH ROW EXECUTE FUNCTION ledger_clearing_by_shares();
--> statement-breakpoint
-- The shares of a deal are those of the day on which it was accepted.
CREATE FUNCTION deal_share_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The shares of a deal never change';
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_share_stays BEFORE UPDATE OR DELETE ON deal_share
FOR EACH ROW EXECUTE FUNCTION deal_share_stays();
--> statement-breakpoint
-- Nor may such a process sell in one person's name what a team offers.
CREATE FUNCTION deal_in_name_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM service WHERE id = NEW.service_id AND team_id IS NOT NULL)
    OR EXISTS (SELECT FROM proposal WHERE id = NEW.proposal_id AND team_id IS NOT NULL) THEN
    RAISE EXCEPTION 'This is offered by a team';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_in_name_of_team BEFORE INSERT ON deal
FOR EACH ROW WHEN (NEW.team_id IS NULL AND (NEW.service_id IS NOT NULL OR NEW.proposal_id IS NOT NULL))
EXECUTE FUNCTION deal_in_name_of_team();
