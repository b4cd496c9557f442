import { expect, test } from 'vitest'
import type { TreeNode } from '#domain/categories/index.ts'
import { categoryTabs } from './category-tabs.ts'
import { plainPath } from './plain-path.ts'

const node = (path: string, below: TreeNode[] = [], isHidden = false): TreeNode => ({
  id: path,
  parentId: null,
  slug: path,
  title: path,
  description: '',
  icon: 'folder',
  path,
  depth: 1,
  isHidden,
  servicesCount: 3,
  below,
})
const written = (line: TreeNode[]) =>
  categoryTabs(line).map(({ to, label, current }) => `${label} ${to}${current ? ' (here)' : ''}`)

const logo = node('design/logo')
const print = node('design/print')
const design = node('design', [logo, print, node('design/secret', [], true)])

test('a category shows all of it first, then what stands below, without what is hidden', () => {
  expect(written([design])).toEqual([
    'All /categories/design (here)',
    'design/logo /categories/design/logo',
    'design/print /categories/design/print',
  ])
})

test('one that nothing stands below shows those beside it', () => {
  expect(written([design, logo])).toEqual([
    'All /categories/design',
    'design/logo /categories/design/logo (here)',
    'design/print /categories/design/print',
  ])
})

test('alone at the top there is nothing to choose from', () => {
  expect(written([node('music')])).toEqual([])
})

test('an address is read whatever its slashes and letters', () => {
  expect(plainPath('Design//Logo/')).toBe('design/logo')
})
