const ALONE = /^(title|categoryId|tags|description)$/
const IN_ROWS: Readonly<Record<string, readonly string[]>> = {
  packages: ['offered', 'title', 'includes', 'priceMinor', 'deliveryDays', 'revisions', 'takesAsOne'],
  extras: ['id', 'title', 'priceMinor', 'addedDays'],
  faq: ['question', 'answer'],
  requirements: ['id', 'question', 'kind', 'choices', 'isRequired'],
  gallery: ['pictureId', 'alt'],
}

/** The fields that steps of the editor have; nothing else comes back when one is refused. */
export function isEditorField(name: string): boolean {
  const [, list = '', part = ''] = /^([a-z]+)\.\d{1,2}\.([A-Za-z]+)$/.exec(name) ?? []
  return ALONE.test(name) || (Object.hasOwn(IN_ROWS, list) && (IN_ROWS[list]?.includes(part) ?? false))
}
