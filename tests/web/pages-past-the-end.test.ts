import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { aProposal } from '#domain/deals/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
let offered: string
let asked: string
let answered: string
let work: string

beforeAll(async () => {
  server = await openSharedServer()
  await server.transaction(async (tx) => {
    const [me, other] = [actorOf(server.personOf('member')), actorOf(await makeMember(tx))]
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, me.id), alt: 'A careful piece' }]
    const content = someContent({ categoryId, gallery })
    await publishSome(tx, me, content, await readSettings(tx.db, tx.now))
    offered = content.title
    asked = `A sign for page ${me.id.slice(0, 8)}`
    await openSome(tx, me, { title: asked })
    answered = `A bell for page ${me.id.slice(0, 8)}`
    const projectId = await openSome(tx, other, { title: answered })
    await sendProposal(tx, me, { ...someProposal(), projectId }, testContext)
    await aProposal(tx, { buyer: other, seller: me })
    work = `A bell of page ${me.id.slice(0, 8)}`
    await makeWork(tx, me, { title: work })
  })
  return server.close
})

async function read(path: string): Promise<string> {
  const answer = await fetch(server.web.origin + path, { headers: await server.headersOf('member') })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('a page past the end of one’s own lists is their last, so that what was just archived does not empty them', async () => {
  expect(await read('/my/services?state=published&page=2')).toContain(offered)
  expect(await read('/my/projects?page=2')).toContain(asked)
  expect(await read('/my/projects?tab=proposals&page=2')).toContain(answered)
  expect(await read('/my/orders?side=sold&page=2')).toContain('A sign for the bakery')
})

test('so is a page past the end of the open projects', async () => {
  expect(await read(`/projects?page=50&fresh=${Math.random()}`)).toContain('class="project-rows"')
})

test('and a page past the end of somebody’s works, and of what the desk lists of them', async () => {
  const { username, id } = server.personOf('member')
  expect(await read(`/user/${username}/portfolio?page=9&fresh=${Math.random()}`)).toContain(work)
  const desk = async (path: string) =>
    (await fetch(server.web.origin + path, { headers: await server.headersOf('administrator') })).text()
  expect(await desk(`/admin/users/${id}/deals?as=seller&page=9`)).toContain('A sign for the bakery')
})
