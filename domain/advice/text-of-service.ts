import type { ServiceContent } from '#domain/catalogue/index.ts'

/** All that a service says in words, in the order in which search reads what is published: copies are found by it. */
export function textOfService({ title, description, packages, extras }: ServiceContent): string {
  return [
    title,
    description,
    ...packages.flatMap((one) => [one.title, ...one.includes]),
    ...extras.map((one) => one.title),
  ].join('\n')
}
