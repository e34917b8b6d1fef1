-- Which languages there are is said by the messages alone: a third one needs no migration.
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_language";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_language" CHECK (char_length("push_subscriptions"."language") between 2 and 35);