DROP INDEX "ticket_of_assignee";--> statement-breakpoint
DROP INDEX "ticket_newest";--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "resolved_in_minutes" integer;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "thread" text;--> statement-breakpoint
CREATE INDEX "member_staff" ON "member" USING btree ("role","id") WHERE "member"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "ticket_by_state" ON "ticket" USING btree ("state","last_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_opened" ON "ticket" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "ticket_resolved_at" ON "ticket" USING btree ("resolved_at") WHERE "ticket"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_rated" ON "ticket" USING btree ("rated_at") WHERE "ticket"."rated_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_of_assignee" ON "ticket" USING btree ("assignee_id","answer_due_at","number") WHERE "ticket"."state" in ('open','waiting');--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("last_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_thread" CHECK ("mail_message"."thread" ~ '^[a-z0-9-]{1,80}$');--> statement-breakpoint
-- by hand: the desk searches by subject, name, address and what was said; the column follows them by itself.
CREATE OR REPLACE FUNCTION ticket_is_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := to_tsvector('simple', concat_ws(' ', NEW.subject, NEW.name, NEW.email, translate(NEW.email, '@.+-_', '     ')))
    || to_tsvector('simple', coalesce((
      SELECT left(string_agg(text, ' ' ORDER BY number), 200000) FROM ticket_entry WHERE ticket_number = NEW.number), ''));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ticket_is_searchable BEFORE INSERT OR UPDATE OF subject, name, email ON ticket FOR EACH ROW
EXECUTE FUNCTION ticket_is_searchable();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ticket_entry_is_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket SET subject = subject WHERE number = NEW.ticket_number;
  ELSE
    -- A column of words has a largest size: of a ticket that is longer than a book, the rest is not searched.
    UPDATE ticket SET words = coalesce(words, ''::tsvector) || to_tsvector('simple', NEW.text)
    WHERE number = NEW.ticket_number AND (words IS NULL OR octet_length(words::text) < 400000);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ticket_entry_is_searchable AFTER INSERT OR UPDATE OF text ON ticket_entry FOR EACH ROW
WHEN (NEW.text <> '') EXECUTE FUNCTION ticket_entry_is_searchable();
--> statement-breakpoint
UPDATE ticket SET subject = subject;
