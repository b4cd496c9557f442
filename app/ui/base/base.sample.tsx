import type { Sample } from '../workbench/sample.ts'

const colours = [
  'ground',
  'surface',
  'raised',
  'wall',
  'light',
  'ink',
  'soft',
  'faint',
  'line',
  'edge',
  'accent',
  'accent-deep',
  'wash',
  'brass',
  'brass-wash',
  'danger',
  'warn',
  'info',
]

const sizes = [
  { size: 56, words: 'Good work, signed', serif: true },
  { size: 42, words: 'The next step is the largest', serif: true },
  { size: 32, words: 'A safe deal, explained', serif: true },
  { size: 25, words: 'Section heads and figures, $1,284.50', serif: true },
  { size: 20, words: 'Small heads in the aside', serif: true },
  { size: 17, words: 'Lead text and titles in lists, 0123456789', serif: false },
  {
    size: 15,
    words: 'Text: every fee is shown before the click. Каждая комиссия видна до нажатия.',
    serif: false,
  },
  { size: 13, words: 'Captions, counts and hints, 4.9 (213)', serif: false },
]

export const samples: Sample[] = [
  {
    title: 'Colour',
    node: (
      <div className="wb-colours">
        {colours.map((name) => (
          <div key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            {name}
          </div>
        ))}
      </div>
    ),
  },
  {
    title: 'Type',
    node: sizes.map(({ size, words, serif }) => (
      <p className="wb-type" key={size}>
        <small className="faint">{size}</small>
        <span className={serif ? `serif wb-t${size}` : `wb-t${size}`}>{words}</span>
      </p>
    )),
  },
]
