import type { Sample } from '../workbench/sample.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './names.ts'

export const samples: Sample[] = [
  {
    title: 'The set',
    node: (
      <ul className="wb-icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Sizes, and one that speaks for itself',
    node: (
      <div className="row">
        <Icon name="heart" size={16} />
        <Icon name="heart" />
        <Icon name="heart" size={32} label="Favourite" />
      </div>
    ),
  },
]
