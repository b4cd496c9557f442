import type { Area } from '#domain/area.ts'
import { permissions } from './permissions.ts'

export const categories: Area = {
  permissions,
  reactions: {
    'categories.changed': ({ categoryIds, aboveIds }) => [
      {
        dropPages: [
          'categories',
          ...categoryIds.map((id) => `category:${id}`),
          ...aboveIds.map((id) => `below:${id}`),
        ],
      },
    ],
    'category.merged': ({ fromIds, intoId }) => [
      { dropPages: [...fromIds, intoId].map((id) => `listed:${id}`) },
    ],
  },
}
