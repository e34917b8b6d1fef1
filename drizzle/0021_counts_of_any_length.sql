-- A new tool or part needs no change of the database: an array that is older than it ends before it.
ALTER DOMAIN "tool_counts" DROP CONSTRAINT "tool_counts";--> statement-breakpoint
ALTER DOMAIN "tool_counts" ADD CONSTRAINT "tool_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 64 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
ALTER DOMAIN "research_levels" DROP CONSTRAINT "research_levels";--> statement-breakpoint
ALTER DOMAIN "research_levels" ADD CONSTRAINT "research_levels" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 64 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 5 >= ALL (VALUE));--> statement-breakpoint
ALTER DOMAIN "part_counts" DROP CONSTRAINT "part_counts";--> statement-breakpoint
ALTER DOMAIN "part_counts" ADD CONSTRAINT "part_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 64 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
ALTER DOMAIN "installed_parts" DROP CONSTRAINT "installed_parts";--> statement-breakpoint
ALTER DOMAIN "installed_parts" ADD CONSTRAINT "installed_parts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) <= 64 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 20 >= ALL (VALUE));
