CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"deal_id" uuid,
	"proposal_id" uuid,
	"about_kind" text,
	"about_id" uuid,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_change" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_kind_known" CHECK ("conversation"."kind" in ('direct','project','deal'))
);
--> statement-breakpoint
CREATE TABLE "conversation_member" (
	"conversation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"last_read_number" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"muted_until" timestamp with time zone,
	"draft" text DEFAULT '' NOT NULL,
	CONSTRAINT "conversation_member_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id"),
	CONSTRAINT "conversation_member_unread_count" CHECK ("conversation_member"."unread_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"kind" text NOT NULL,
	"sender_id" uuid,
	"client_id" uuid,
	"text" text NOT NULL,
	"reply_to" integer,
	"deal_id" uuid,
	"step" text,
	"step_number" integer,
	"about_kind" text,
	"about_id" uuid,
	"care" text[] DEFAULT '{}' NOT NULL,
	"file_count" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"words" "tsvector",
	CONSTRAINT "message_conversation_id_number_pk" PRIMARY KEY("conversation_id","number"),
	CONSTRAINT "message_kind_known" CHECK ("message"."kind" in ('text','offer','step'))
);
--> statement-breakpoint
CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"scanned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_flag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid,
	"number" integer,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"found" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_reader" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"shows_read_marks" boolean DEFAULT true NOT NULL,
	"shows_presence" boolean DEFAULT true NOT NULL,
	CONSTRAINT "message_reader_unread" CHECK ("message_reader"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_version" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_version_conversation_id_number_change_pk" PRIMARY KEY("conversation_id","number","change")
);
--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_key" ON "conversation" USING btree ("key");--> statement-breakpoint
CREATE INDEX "conversation_member_list" ON "conversation_member" USING btree ("member_id","is_pinned" DESC NULLS LAST,"last_at" DESC NULLS LAST,"conversation_id") WHERE "conversation_member"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_member_archive" ON "conversation_member" USING btree ("member_id","last_at" DESC NULLS LAST,"conversation_id") WHERE "conversation_member"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "conversation_member_unread" ON "conversation_member" USING btree ("member_id","is_pinned" DESC NULLS LAST,"last_at" DESC NULLS LAST,"conversation_id") WHERE "conversation_member"."unread_count" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "message_change" ON "message" USING btree ("conversation_id","change");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_id" ON "message" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_step" ON "message" USING btree ("conversation_id","deal_id","step_number") WHERE "message"."step_number" is not null;--> statement-breakpoint
CREATE INDEX "message_words" ON "message" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "message_file_of" ON "message_file" USING btree ("conversation_id","number","position");--> statement-breakpoint
CREATE INDEX "message_flag_open" ON "message_flag" USING btree ("at") WHERE "message_flag"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "message_flag_of_member" ON "message_flag" USING btree ("member_id","at");
