export { slugOf } from '#platform/text/slug.ts'
