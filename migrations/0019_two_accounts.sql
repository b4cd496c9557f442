CREATE TABLE "ledger_old_funding" (
	"milestone_id" text PRIMARY KEY NOT NULL,
	"deposited" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_unsorted" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chargeback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "chargeback_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"payment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"held" bigint NOT NULL,
	"recovered" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "chargeback_amount" CHECK ("chargeback"."amount" > 0),
	CONSTRAINT "chargeback_held" CHECK ("chargeback"."held" between 0 and "chargeback"."amount"),
	CONSTRAINT "chargeback_recovered" CHECK ("chargeback"."recovered" between 0 and "chargeback"."amount" - "chargeback"."held"),
	CONSTRAINT "chargeback_state_known" CHECK ("chargeback"."state" in ('open','won','lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"form_key" text NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount" > 0),
	CONSTRAINT "payment_refund_state_known" CHECK ("payment_refund"."state" in ('asked','sent','failed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "whole_after" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_unsorted" ADD CONSTRAINT "ledger_unsorted_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chargeback_reference" ON "chargeback" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "chargeback_of_payment" ON "chargeback" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "chargeback_of_member" ON "chargeback" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "chargeback_newest" ON "chargeback" USING btree ("state","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_form" ON "payment_refund" USING btree ("payment_id","form_key");--> statement-breakpoint
CREATE INDEX "payment_refund_open" ON "payment_refund" USING btree ("asked_at") WHERE "payment_refund"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_known" CHECK ("ledger_account"."kind" in ('deposited','available','clearing','escrow','transit','chargeback','revenue','referrals','losses','provider'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" between 0 and "payment"."amount");
--> statement-breakpoint
-- by hand: the lines of a balance tell what both of its parts are together after them
CREATE OR REPLACE FUNCTION ledger_carry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed ledger_account;
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, postings_count = postings_count + 1
    WHERE id = NEW.account_id RETURNING * INTO changed;
  NEW.balance_after := changed.balance;
  NEW.number := changed.postings_count;
  IF changed.kind IN ('deposited', 'available') THEN
    -- only a process of the version before pays in to where earned money stands: it is sorted again
    IF changed.kind = 'available' AND NEW.kind = 'top-up' THEN
      INSERT INTO ledger_unsorted (account_id, up_to) VALUES (changed.id, changed.postings_count - 1) ON CONFLICT DO NOTHING;
    END IF;
    NEW.whole_after := changed.balance + coalesce((
      SELECT balance FROM ledger_account WHERE owner = changed.owner
        AND kind = CASE changed.kind WHEN 'deposited' THEN 'available' ELSE 'deposited' END), 0);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- by hand: what of the balances until now was paid in is worked out by a job, one member after another
INSERT INTO ledger_unsorted (account_id, up_to) SELECT id, 0 FROM ledger_account WHERE kind = 'available';
