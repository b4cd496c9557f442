import { expect, test } from 'vitest'
import type { TreeNode } from '#domain/categories/index.ts'
import { filterRows, findNode, placeOptions, treeRows, type TreeRow } from './tree-rows.ts'

const node = (path: string, below: TreeNode[] = [], isHidden = false): TreeNode => ({
  id: path,
  parentId: null,
  slug: path,
  title: path.split('/').at(-1) ?? '',
  description: '',
  icon: 'folder',
  path,
  depth: path.split('/').length,
  isHidden,
  servicesCount: 0,
  below,
})
const tree = [
  node('design', [node('design/logo', [node('design/logo/vintage')]), node('design/print', [], true)]),
  node('music'),
]
const paths = (rows: readonly TreeRow[]): string[] =>
  rows.flatMap(({ path, below }) => [path, ...paths(below)])

test('what fits is shown with those above it', () => {
  const fitting = (text: string, isHiddenOnly = false) =>
    paths(filterRows(treeRows(tree), { text, isHiddenOnly }))
  expect(fitting('Vintage')).toEqual(['design', 'design/logo', 'design/logo/vintage'])
  expect(fitting('', true)).toEqual(['design', 'design/print'])
  expect(fitting('nowhere')).toEqual([])
})

test('places are named from the top down, without the one that moves and what is below it', () => {
  expect(placeOptions(tree, 'design/logo', 3).map(({ label }) => label)).toEqual([
    'design',
    'design / print',
    'music',
  ])
  expect(placeOptions(tree, undefined, 2).map(({ label }) => label)).not.toContain('design / logo / vintage')
})

test('a category is found at any depth', () => {
  expect(findNode(tree, 'design/logo/vintage')?.title).toBe('vintage')
  expect(findNode(tree, 'x')).toBeUndefined()
})
