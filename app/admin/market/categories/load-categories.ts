import { CATEGORY_DEPTH_MOST } from '#domain/categories/category-input.ts'
import { categoryIcon } from '#domain/categories/icon-choices.ts'
import { listRedirects, type TreeNode } from '#domain/categories/index.ts'
import { listSynonyms } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findNode, placeOptions } from './tree-rows.ts'

const REDIRECTS_A_PAGE = 50
const MOST_PAGES = 1_000

/** The category that the address names, or none while one is added; and where it may go. */
export function loadChosen(tree: readonly TreeNode[], params: URLSearchParams) {
  const own = params.has('add') ? undefined : findNode(tree, params.get('category') ?? '')
  const below = findNode(tree, params.get('add') ?? '')
  return {
    own: own && {
      id: own.id,
      parentId: own.parentId,
      title: own.title,
      slug: own.slug,
      description: own.description,
      icon: categoryIcon(own.icon),
      path: own.path,
      depth: own.depth,
      isHidden: own.isHidden,
      count: own.servicesCount,
    },
    belowId: below?.id,
    parents: placeOptions(tree, own?.id, CATEGORY_DEPTH_MOST - 1),
    targets: own ? placeOptions(tree, own.id, CATEGORY_DEPTH_MOST) : [],
  }
}

export async function loadRedirects(db: Db, params: URLSearchParams) {
  const text = (params.get('old') ?? '').replaceAll('\0', '').trim().slice(0, 100)
  const asked = /^\d{1,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  const page = Math.min(Math.max(asked, 1), MOST_PAGES)
  const { redirects, found } = await listRedirects(db, {
    text,
    offset: (page - 1) * REDIRECTS_A_PAGE,
    most: REDIRECTS_A_PAGE,
  })
  return { text, redirects, found, page, pages: Math.max(1, Math.ceil(found / REDIRECTS_A_PAGE)) }
}

/** The dictionary as it is typed: a group a line. */
export async function loadSynonyms(db: Db) {
  const groups = await listSynonyms(db)
  return { written: groups.map(({ phrases }) => phrases.join(', ')).join('\n'), groupsCount: groups.length }
}
