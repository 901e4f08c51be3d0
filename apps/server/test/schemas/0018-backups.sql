CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "enquiry" ("id" text primary key, "enquiry_key" text not null unique, "kind" text not null, "name" text not null, "email" text not null, "phone" text not null, "phone_e164" text, "details" text not null, "page" text not null, "received_at" bigint not null, "via" text not null, "consent_given" integer not null, "consent_text" text not null, "consent_version" text not null, "spam_marks" text not null, "held" integer not null, "contacted_at" bigint, "opened_at" bigint, "is_spam" bigint, "spam_decided_at" bigint, person_email text generated always as (lower(email)) virtual, home text generated always as (json_extract(details, '$.place')) virtual);
CREATE TABLE "document_submission" ("id" text primary key, "client_key" text not null unique, "client_name" text not null, "client_email" text not null, "received_at" bigint not null, "expires_at" bigint not null, "reminded_at" bigint, "erased_at" bigint, "key_id" text, "wrapped_link_key" text, "extended_ms" bigint default 0 not null);
CREATE TABLE "document" ("id" text primary key, "object_name" text not null unique, "field" text not null, "original_name" text not null, "client_key" text, "submission_id" text references "document_submission" ("id"), "state" text not null, "resumable" integer not null, "announced_bytes" bigint, "received_bytes" bigint not null, "sealed_bytes" bigint not null, "segments" integer not null, "type" text, "sha256" text, "checks" text not null, "key_id" text, "wrapped_key" text, "created_at" bigint not null, "stored_at" bigint, "begun_by" text default '' not null, "upload_metadata" text default '' not null, "marks" text default '[]' not null, "pages" integer);
CREATE TABLE "document_audit" ("id" integer primary key autoincrement, "submission_id" text, "document_id" text, "at" bigint not null, "action" text not null, "by" text not null, "detail" text not null);
CREATE TABLE "outbox" ("id" text primary key, "enquiry_id" text references "enquiry" ("id"), "document_submission_id" text references "document_submission" ("id"), "template" text not null, "state" text not null, "attempts" integer not null, "next_attempt_at" bigint not null, "lease_owner" text, "lease_until" bigint, "message_id" text not null, "last_error_code" text, "last_error" text, "created_at" bigint not null, "sent_at" bigint, "retried_at" bigint, "marked" integer default 0 not null, "digest_id" text, "mentioned_at" bigint, "about" text, constraint "outbox_enquiry_template" unique ("enquiry_id", "template"), constraint "outbox_submission_template" unique ("document_submission_id", "template"));
CREATE TABLE "outbox_attempt" ("id" integer primary key autoincrement, "outbox_id" text not null references "outbox" ("id"), "at" bigint not null, "outcome" text not null, "error_code" text, "detail" text);
CREATE TABLE "job" ("name" text primary key, "started_at" bigint, "ended_at" bigint, "error" text, "lease_owner" text, "lease_until" bigint);
CREATE TABLE "mail_watch" ("id" integer primary key, "logged_at" bigint);
CREATE TABLE "desk_link" ("id" text primary key, "token_hash" text not null unique, "lands_at" text not null, "created_at" bigint not null, "expires_at" bigint not null, "used_at" bigint);
CREATE TABLE "desk_device" ("id" text primary key, "session_hash" text not null unique, "words" text not null, "signed_in_by" text not null, "signed_in_at" bigint not null, "last_seen_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "desk_passkey" ("id" text primary key, "name" text not null, "public_key" blob not null, "counter" bigint not null, "transports" text not null, "added_at" bigint not null, "last_used_at" bigint);
CREATE TABLE "desk_challenge" ("hash" text primary key, "used_at" bigint not null);
CREATE TABLE "desk_attempt" ("id" integer primary key autoincrement, "at" bigint not null, "what" text not null, "whose" text not null);
CREATE TABLE "desk_audit" ("id" integer primary key autoincrement, "at" bigint not null, "action" text not null, "device" text not null, "detail" text not null);
CREATE TABLE "contact_mark" ("id" text primary key, "enquiry_id" text not null references "enquiry" ("id") on delete cascade, "how" text not null, "at" bigint not null, "marked_at" bigint not null, "note" text not null);
CREATE TABLE "enquiry_note" ("id" text primary key, "enquiry_id" text not null references "enquiry" ("id") on delete cascade, "at" bigint not null, "text" text not null);
CREATE TABLE "enquiry_number" ("number" integer primary key, "enquiry_id" text not null unique references "enquiry" ("id") on delete cascade);
CREATE VIRTUAL TABLE enquiry_search using fts5(
      name, email, phone, words, notes, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE TABLE "reminder" ("enquiry_id" text not null references "enquiry" ("id") on delete cascade, "step" integer not null, "notice_id" text not null, "at" bigint not null, constraint "reminder_once" primary key ("enquiry_id", "step"));
CREATE TABLE "morning_digest" ("day" text primary key, "at" bigint not null);
CREATE TABLE "acknowledgement" ("address_mark" text primary key, "at" bigint not null);
CREATE TABLE "alert_channel" ("name" text primary key, "told_state" text not null);
CREATE TABLE "self_test" ("day" text primary key, "enquiry_key" text not null, "started_at" bigint not null, "ended_at" bigint, "outcome" text);
CREATE TABLE "visit_count" ("day" text not null, "series" text not null, "label" text not null, "count" bigint not null, constraint "visit_count_once" primary key ("day", "series", "label"));
CREATE TABLE "push_subscription" ("id" text primary key, "device_id" text not null unique references "desk_device" ("id") on delete cascade, "endpoint" text not null unique, "p256dh" text not null, "auth" text not null, "created_at" bigint not null);
CREATE TABLE "backup_run" ("id" text primary key, "started_at" bigint not null, "ended_at" bigint not null, "snapshot" text, "copied_bytes" bigint, "error" text);
CREATE TABLE "backup_alert" ("channel" text primary key, "told_state" text not null);
CREATE INDEX "document_of" on "document" ("submission_id");
CREATE INDEX "document_state" on "document" ("state", "created_at");
CREATE INDEX "document_audit_of" on "document_audit" ("submission_id", "id");
CREATE INDEX "outbox_due" on "outbox" ("state", "next_attempt_at");
CREATE INDEX "outbox_attempt_of" on "outbox_attempt" ("outbox_id", "at");
CREATE INDEX "outbox_sent" on "outbox" ("sent_at");
CREATE INDEX "outbox_digest" on "outbox" ("digest_id");
CREATE INDEX "desk_attempt_of" on "desk_attempt" ("what", "at");
CREATE INDEX enquiry_open on enquiry (received_at, id) where contacted_at is null;
CREATE INDEX enquiry_by_age on enquiry (received_at, id);
CREATE INDEX enquiry_by_kind on enquiry (kind, received_at, id);
CREATE INDEX enquiry_by_home on enquiry (home, received_at, id) where home is not null;
CREATE INDEX enquiry_by_email on enquiry (person_email);
CREATE INDEX enquiry_by_phone on enquiry (phone_e164) where phone_e164 is not null;
CREATE INDEX document_submission_by_email on document_submission (lower(client_email));
CREATE INDEX "contact_mark_of" on "contact_mark" ("enquiry_id", "at");
CREATE INDEX "enquiry_note_of" on "enquiry_note" ("enquiry_id", "at");
CREATE INDEX "reminder_notice" on "reminder" ("notice_id");
CREATE INDEX "outbox_about" on "outbox" ("about");
CREATE INDEX "acknowledgement_at" on "acknowledgement" ("at");
CREATE TRIGGER document_audit_no_update before update on document_audit
        begin select raise(abort, 'the audit is append-only'); end;
CREATE TRIGGER document_audit_no_delete before delete on document_audit
        begin select raise(abort, 'the audit is append-only'); end;
CREATE TRIGGER desk_audit_no_update before update on desk_audit
        begin select raise(abort, 'the audit is append-only'); end;
CREATE TRIGGER desk_audit_no_delete before delete on desk_audit
        begin select raise(abort, 'the audit is append-only'); end;
CREATE TRIGGER enquiry_search_add after insert on enquiry begin
      insert into enquiry_number (enquiry_id) values (new.id);
      insert into enquiry_search (rowid, name, email, phone, words, notes)
      values ((select number from enquiry_number where enquiry_id = new.id), new.name, new.email, 
  new.phone || ' ' || case
    when new.phone_e164 is null then ''
    when length(new.phone_e164) = 12 and new.phone_e164 like '+1%' then
      substr(new.phone_e164, 3, 3) || ' ' || substr(new.phone_e164, 6, 3) || ' ' || substr(new.phone_e164, 9)
      || ' ' || substr(new.phone_e164, 3) || ' ' || substr(new.phone_e164, 6) || ' ' || substr(new.phone_e164, 2)
    else substr(new.phone_e164, 2) end, coalesce((select group_concat(value, ' ') from json_each(new.details)), ''), '');
    end;
CREATE TRIGGER enquiry_search_change after update of name, email, phone, phone_e164, details on enquiry begin
      update enquiry_search set name = new.name, email = new.email, phone = 
  new.phone || ' ' || case
    when new.phone_e164 is null then ''
    when length(new.phone_e164) = 12 and new.phone_e164 like '+1%' then
      substr(new.phone_e164, 3, 3) || ' ' || substr(new.phone_e164, 6, 3) || ' ' || substr(new.phone_e164, 9)
      || ' ' || substr(new.phone_e164, 3) || ' ' || substr(new.phone_e164, 6) || ' ' || substr(new.phone_e164, 2)
    else substr(new.phone_e164, 2) end, words = coalesce((select group_concat(value, ' ') from json_each(new.details)), '')
      where rowid = (select number from enquiry_number where enquiry_id = new.id);
    end;
CREATE TRIGGER enquiry_search_remove before delete on enquiry begin
      delete from enquiry_search where rowid = (select number from enquiry_number where enquiry_id = old.id);
    end;
CREATE TRIGGER enquiry_search_note after insert on enquiry_note begin
      update enquiry_search set notes = coalesce((select group_concat(text, ' ') from enquiry_note where enquiry_id = new.enquiry_id), '') where rowid = (select number from enquiry_number where enquiry_id = new.enquiry_id);
    end;
CREATE TRIGGER enquiry_search_note_gone after delete on enquiry_note begin
      update enquiry_search set notes = coalesce((select group_concat(text, ' ') from enquiry_note where enquiry_id = old.enquiry_id), '') where rowid = (select number from enquiry_number where enquiry_id = old.enquiry_id);
    end;
insert into "kysely_migration" ("name", "timestamp") values ('0001-enquiry-and-outbox', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0002-documents', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0003-enquiry-key', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0004-jobs', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0005-mail-watch', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0006-upload-origin', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0008-document-marks', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0009-door', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0010-desk', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0011-reminders', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0016-push', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration" ("name", "timestamp") values ('0018-backups', '2026-01-01T00:00:00.000Z');
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "enquiry" ("id", "enquiry_key", "kind", "name", "email", "phone", "phone_e164", "details", "page", "received_at", "via", "consent_given", "consent_text", "consent_version", "spam_marks", "held", "contacted_at", "opened_at", "is_spam", "spam_decided_at") values ('00000000-0000-4000-8000-000000000001', 'first', 'showing', 'Ada Brown', 'Ada@visitor.example', '(904) 555-0123', '+19045550123', '{"place":"Avondale","message":"Tudor"}', '/', 1767268800000, 'script', 1, 'Yes', '1', '[]', 0, 1767268800001, 1767268800000, null, null);
insert into "enquiry" ("id", "enquiry_key", "kind", "name", "email", "phone", "phone_e164", "details", "page", "received_at", "via", "consent_given", "consent_text", "consent_version", "spam_marks", "held", "contacted_at", "opened_at", "is_spam", "spam_decided_at") values ('00000000-0000-4000-8000-000000000002', 'second', 'contact', 'Ada Brown', 'Ada@visitor.example', '(904) 555-0123', '+19045550123', '{"message":"Buy now"}', '/', 1767268800000, 'script', 1, 'Yes', '1', '["honeypot"]', 1, null, 1767268800000, null, null);
insert into "document_submission" ("id", "client_key", "client_name", "client_email", "received_at", "expires_at", "reminded_at", "erased_at", "key_id", "wrapped_link_key", "extended_ms") values ('00000000-0000-4000-8000-000000000003', 'client', 'Ada Brown', 'ada@visitor.example', 1767268800000, 1769860800000, null, null, '0011223344556677', 'bGluaw==', 0);
insert into "document" ("id", "object_name", "field", "original_name", "client_key", "submission_id", "state", "resumable", "announced_bytes", "received_bytes", "sealed_bytes", "segments", "type", "sha256", "checks", "key_id", "wrapped_key", "created_at", "stored_at", "begun_by", "upload_metadata", "marks", "pages") values ('00000000-0000-4000-8000-000000000004', '1_creditReport_scan.pdf', 'creditReport', 'My scan.pdf', 'client', '00000000-0000-4000-8000-000000000003', 'submitted', 0, 10, 10, 42, 1, 'pdf', 'ab', '[]', '0011223344556677', 'a2V5', 1767268800000, 1767268800000, '', '', '[]', 1);
insert into "document_audit" ("id", "submission_id", "document_id", "at", "action", "by", "detail") values (1, '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000004', 1767268800000, 'viewed', '192.0.2.1', '');
insert into "outbox" ("id", "enquiry_id", "document_submission_id", "template", "state", "attempts", "next_attempt_at", "lease_owner", "lease_until", "message_id", "last_error_code", "last_error", "created_at", "sent_at", "retried_at", "marked", "digest_id", "mentioned_at", "about") values ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000001', null, 'enquiry-to-agent', 'sent', 1, 1767268800000, null, null, '<0@rivermark.example>', null, null, 1767268800000, 1767268800000, null, 0, null, null, null);
insert into "outbox" ("id", "enquiry_id", "document_submission_id", "template", "state", "attempts", "next_attempt_at", "lease_owner", "lease_until", "message_id", "last_error_code", "last_error", "created_at", "sent_at", "retried_at", "marked", "digest_id", "mentioned_at", "about") values ('waiting', null, '00000000-0000-4000-8000-000000000003', 'documents-to-agent', 'pending', 1, 1767268800000, null, null, '<1@rivermark.example>', null, null, 1767268800000, null, null, 0, null, null, null);
insert into "outbox_attempt" ("id", "outbox_id", "at", "outcome", "error_code", "detail") values (1, '00000000-0000-4000-8000-000000000005', 1767268800000, 'sent', null, null);
insert into "job" ("name", "started_at", "ended_at", "error", "lease_owner", "lease_until") values ('watch-mail', 1767268800000, 1767268800000, null, null, null);
insert into "mail_watch" ("id", "logged_at") values (1, null);
insert into "desk_link" ("id", "token_hash", "lands_at", "created_at", "expires_at", "used_at") values ('link', 'aa', '', 1767268800000, 1767268800000, null);
insert into "desk_device" ("id", "session_hash", "words", "signed_in_by", "signed_in_at", "last_seen_at", "expires_at") values ('00000000-0000-4000-8000-000000000006', 'bb', 'Safari on iPhone', 'link', 1767268800000, 1767268800000, 1767268800000);
insert into "desk_passkey" ("id", "name", "public_key", "counter", "transports", "added_at", "last_used_at") values ('pk', 'Phone', 'key', 0, '[]', 1767268800000, null);
insert into "desk_challenge" ("hash", "used_at") values ('cc', 1767268800000);
insert into "desk_attempt" ("id", "at", "what", "whose") values (1, 1767268800000, 'link-mailed', 'dd');
insert into "desk_audit" ("id", "at", "action", "device", "detail") values (1, 1767268800000, 'signed-in', 'Safari on iPhone', '');
insert into "contact_mark" ("id", "enquiry_id", "how", "at", "marked_at", "note") values ('mark', '00000000-0000-4000-8000-000000000001', 'call', 1767268800001, 1767268800001, 'Called');
insert into "enquiry_note" ("id", "enquiry_id", "at", "text") values ('note', '00000000-0000-4000-8000-000000000001', 1767268800002, 'Wants the river');
insert into "reminder" ("enquiry_id", "step", "notice_id", "at") values ('00000000-0000-4000-8000-000000000001', 1, 'notice', 1767268800000);
insert into "morning_digest" ("day", "at") values ('2026-01-01', 1767268800000);
insert into "acknowledgement" ("address_mark", "at") values ('ee', 1767268800000);
insert into "alert_channel" ("name", "told_state") values ('webhook', 'ok');
insert into "self_test" ("day", "enquiry_key", "started_at", "ended_at", "outcome") values ('2026-01-01', 'self-test-2026-01-01', 1767268800000, 1767268800000, 'accepted');
insert into "visit_count" ("day", "series", "label", "count") values ('2026-01-01', 'page', '/', 3);
insert into "push_subscription" ("id", "device_id", "endpoint", "p256dh", "auth", "created_at") values ('push', '00000000-0000-4000-8000-000000000006', 'https://push.example/1', 'p', 'a', 1767268800000);
insert into "backup_run" ("id", "started_at", "ended_at", "snapshot", "copied_bytes", "error") values ('run', 1767268800000, 1767268800000, 'snapshots/x.json', 1, null);
insert into "backup_alert" ("channel", "told_state") values ('webhook', 'ok');
