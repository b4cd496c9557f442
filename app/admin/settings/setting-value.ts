import type { Brand } from '#domain/settings/index.ts'

/** A setting's value in a line of its history. */
export function settingValue(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return (value as Partial<Brand>[]).map(({ name }) => name).join(', ') || 'none'
  // A picture is known by a key that says nothing to anyone.
  if (typeof value === 'string' && value.startsWith('brands/')) return 'a picture'
  return value === '' || value === null || value === undefined ? 'nothing' : String(value)
}
