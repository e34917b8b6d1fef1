-- Players can report more than messages. Reports of messages are kept.
INSERT INTO "reports" ("subject", "target_id", "room", "seq", "reporter_id", "reason", "content", "created_at", "decision", "decided_by", "decided_at")
SELECT 'message', m."player_id", r."room", r."seq", r."reporter_id", 'other', m."body", r."created_at",
	CASE r."decision" WHEN 'removed' THEN 'remove' WHEN 'dismissed' THEN 'dismiss' END, r."decided_by", r."decided_at"
FROM "message_reports" r JOIN "messages" m ON m."room" = r."room" AND m."seq" = r."seq" ORDER BY r."created_at", r."seq";--> statement-breakpoint
DROP TABLE "message_reports" CASCADE;
