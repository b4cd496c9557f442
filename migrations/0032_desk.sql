CREATE TABLE "document_typed" (
	"slug" text NOT NULL,
	"member_id" uuid NOT NULL,
	"body" text NOT NULL,
	"based_on" integer NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_typed_slug_member_id_pk" PRIMARY KEY("slug","member_id")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "sent_back" jsonb;--> statement-breakpoint
CREATE INDEX "ledger_posting_by_sum" ON "ledger_posting" USING btree (abs("amount"),"transfer_id");