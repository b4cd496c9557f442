CREATE TABLE "authenticator" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_username" (
	"username" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"member_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_member_id_device_hash_pk" PRIMARY KEY("member_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"username" text NOT NULL,
	"username_changed_at" timestamp with time zone,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"role" text DEFAULT 'member' NOT NULL,
	"state" text DEFAULT 'unverified' NOT NULL,
	"brand" text DEFAULT 'default' NOT NULL,
	"display_name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"avatar_key" text,
	"cover_key" text,
	"rate_minor" integer,
	"availability" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "member_state_known" CHECK ("member"."state" in ('unverified','active','banned','deleting','deleted')),
	CONSTRAINT "member_role_known" CHECK ("member"."role" in ('member','admin')),
	CONSTRAINT "member_active_is_verified" CHECK ("member"."state" <> 'active' or "member"."email_verified_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "member_ban" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"banned_by" text NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"appeal_by" timestamp with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	CONSTRAINT "member_ban_reason" CHECK (length(trim("member_ban"."reason")) > 2)
);
--> statement-breakpoint
CREATE TABLE "one_time_secret" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"member_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_link" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_link_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"address" "inet",
	"device" text NOT NULL,
	"way" text NOT NULL,
	"views_as_id" uuid,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"size_bytes" bigint,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_progress" CHECK ("data_export"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "deletion_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "deletion_request_one_end" CHECK ("deletion_request"."cancelled_at" is null or "deletion_request"."done_at" is null)
);
--> statement-breakpoint
CREATE TABLE "origin_ban" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "origin_ban_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"banned_by" text NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "origin_ban_reason" CHECK (length(trim("origin_ban"."reason")) > 2)
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"member_id" uuid,
	"address" "inet",
	"device" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_username" ADD CONSTRAINT "former_username_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_ban" ADD CONSTRAINT "member_ban_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secret" ADD CONSTRAINT "one_time_secret_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_link" ADD CONSTRAINT "provider_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_views_as_id_member_id_fk" FOREIGN KEY ("views_as_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_username" ON "member" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "member_joined" ON "member" USING btree ("joined_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "member_state" ON "member" USING btree ("state","joined_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "member_ban_one_live" ON "member_ban" USING btree ("member_id") WHERE "member_ban"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "member_ban_appeals" ON "member_ban" USING btree ("appealed_at") WHERE "member_ban"."appealed_at" is not null and "member_ban"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_secret_by_member" ON "one_time_secret" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_secret_by_hash" ON "one_time_secret" USING btree ("kind","secret_hash");--> statement-breakpoint
CREATE INDEX "provider_link_by_member" ON "provider_link" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_by_member" ON "session" USING btree ("member_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_export_by_member" ON "data_export" USING btree ("member_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_request_one_live" ON "deletion_request" USING btree ("member_id") WHERE "deletion_request"."cancelled_at" is null and "deletion_request"."done_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_request_due" ON "deletion_request" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "origin_ban_live" ON "origin_ban" USING btree ("kind","value") WHERE "origin_ban"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "security_event_by_time" ON "security_event" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_by_member" ON "security_event" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_by_kind" ON "security_event" USING btree ("kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_event_by_actor" ON "security_event" USING btree ("actor","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_by_email" ON "ticket" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mail_message_by_address" ON "mail_message" USING btree (lower("to_address"));--> statement-breakpoint
CREATE FUNCTION "refuse_young_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '399 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'security_event is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "security_event_append_only" BEFORE UPDATE OR DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION "refuse_young_security_events"();
