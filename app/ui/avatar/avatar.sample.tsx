import { samplePortrait } from '../workbench/sample-pictures.ts'
import type { Sample } from '../workbench/sample.ts'
import { Avatar, Faces } from './avatar.tsx'

const names = [
  'Mirela Kovač',
  'Tomás Rivera',
  'Юлия Орлова',
  'Kofi Mensah',
  'Aiko Tanabe',
  'Jonas Lindqvist',
  'Priya Raman',
  'Élodie Martin',
]

export const samples: Sample[] = [
  {
    title: 'Portrait, and initials until there is one',
    node: (
      <div className="row">
        <Avatar name="Hana Novotná" src={samplePortrait} size={40} alone />
        {names.map((name) => (
          <Avatar key={name} name={name} size={40} alone />
        ))}
      </div>
    ),
  },
  {
    title: 'Sizes',
    node: (
      <div className="row">
        {[20, 24, 32, 64, 96].map((size) => (
          <Avatar key={size} name="Mirela Kovač" size={size} alone />
        ))}
      </div>
    ),
  },
  { title: 'Several at once', node: <Faces faces={names.map((name) => ({ name }))} /> },
]
