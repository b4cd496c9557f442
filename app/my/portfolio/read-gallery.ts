/** More rows than any form of ours sends. */
const ROWS_MOST = 60

type Row = { pictureId: string; alt: string; place: number }

/**
 * The rows of a gallery as a form sent them. With script they come in order and without those that were removed; without
 * it each row says its place and whether it goes. Pictures that came with the form follow the others.
 */
export function readGallery(form: FormData, addedIds: readonly string[]): FormData {
  const rows: Row[] = []
  const rest = new FormData()
  for (const [name, value] of form) if (!name.startsWith('gallery[')) rest.append(name, value)
  for (let number = 0; number < ROWS_MOST; number++) {
    const part = (name: string) => {
      const value = form.get(`gallery[${number}].${name}`)
      return typeof value === 'string' ? value : ''
    }
    if (!part('pictureId') || part('remove')) continue
    // Places are typed by people, from one; half a step lets a row that was moved go before the one that is there.
    const typed = Number(part('place') || number + 1)
    const moved = typed === number + 1 ? 0 : typed > number + 1 ? 0.5 : -0.5
    rows.push({ pictureId: part('pictureId'), alt: part('alt'), place: (typed || number + 1) + moved })
  }
  const inOrder = rows.toSorted((one, other) => one.place - other.place)
  const all = [...inOrder, ...addedIds.map((pictureId) => ({ pictureId, alt: '' }))]
  for (const [place, { pictureId, alt }] of all.entries()) {
    rest.append(`gallery[${place}].pictureId`, pictureId)
    rest.append(`gallery[${place}].alt`, alt)
  }
  return rest
}

/** The pictures of a form that was read, to be shown again when it is refused. */
export function galleryOf(form: FormData): { pictureId: string; alt: string }[] {
  const rows: { pictureId: string; alt: string }[] = []
  for (let place = 0; form.has(`gallery[${place}].pictureId`); place++) {
    rows.push({
      pictureId: String(form.get(`gallery[${place}].pictureId`)),
      alt: String(form.get(`gallery[${place}].alt`) ?? ''),
    })
  }
  return rows
}
