import type pg from 'pg'

const TREE: Record<string, string[]> = {
  Design: ['Logos', 'Illustration', 'Packaging', 'Interfaces', 'Presentations'],
  Development: ['Websites', 'Shops', 'Mobile apps', 'Scripts', 'Games'],
  Writing: ['Articles', 'Shop texts', 'Scripts for video', 'Editing', 'Slogans'],
  Translation: ['English', 'Russian', 'German', 'Subtitles', 'Documents'],
  Video: ['Montage', 'Animation', 'Intros', 'Colour', 'Advertising'],
  Audio: ['Voice', 'Music', 'Mixing', 'Podcasts', 'Jingles'],
  Marketing: ['Search', 'Social media', 'E-mail', 'Campaigns', 'Audits'],
  Business: ['Plans', 'Assistants', 'Accounts', 'Law', 'Research'],
  Photo: ['Retouching', 'Backgrounds', 'Products', 'Portraits', 'Restoration'],
  Data: ['Tables', 'Collecting', 'Charts', 'Forecasts', 'Databases'],
  Learning: ['Languages', 'Music lessons', 'Programming', 'Exams', 'Coaching'],
  Making: ['Models', 'Drawings', 'Interiors', 'Gardens', 'Patterns'],
}
const slug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The leaves of the tree that is there, or of one made for the purpose. */
export async function findOrMakeLeaves(client: pg.ClientBase, now: Date): Promise<string[]> {
  const found = await findLeaves(client)
  if (found.length > 0) return found
  for (const [top, [title, below]] of Object.entries(TREE).entries()) {
    const [parent] = await insert(client, { title, parent: undefined, position: top, now })
    for (const [position, leaf] of below.entries())
      await insert(client, { title: leaf, parent, position, now })
  }
  return findLeaves(client)
}

async function findLeaves(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from category where not exists (select from category below where below.parent_id = category.id) order by path',
  )
  return rows.map(({ id }) => id)
}

type Parent = { id: string; path: string }

async function insert(
  client: pg.ClientBase,
  {
    title,
    parent,
    position,
    now,
  }: { title: string; parent: Parent | undefined; position: number; now: Date },
): Promise<Parent[]> {
  const path = parent ? `${parent.path}/${slug(title)}` : slug(title)
  const { rows } = await client.query<Parent>(
    `insert into category (id, parent_id, slug, title, path, depth, position, line_ids, created_at)
     select id, $1::uuid, $2, $3, $4, $5, $6, case when $1::uuid is null then array[id] else array[$1::uuid, id] end, $7
     from (select gen_random_uuid() as id) as made returning id, path`,
    [parent?.id ?? null, slug(title), title, path, parent ? 2 : 1, position, now],
  )
  return rows
}

/** Counts are kept by those who publish; whoever loads in bulk counts once at the end. */
export async function countServices(client: pg.ClientBase): Promise<void> {
  await client.query(`
    with counted as (select category_id, count(*)::int as many from service where state = 'published' group by category_id),
    above as (
      select unnest(category.line_ids) as id, counted.many from counted join category on category.id = counted.category_id)
    update category set services_count = summed.many
    from (select id, sum(many)::int as many from above group by id) as summed where summed.id = category.id`)
}
