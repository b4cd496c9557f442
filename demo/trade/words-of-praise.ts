const lines = (text: string): string[] => text.trim().split('\n')

/** How content somebody was. */
export type Mood = 'happy' | 'content' | 'torn' | 'sorry'

/** Communication, quality and timing, as a mood gives them. */
export const starsOf: Readonly<Record<Mood, readonly string[]>> = {
  happy: [...Array.from({ length: 13 }, () => '555'), '554', '545', '455'],
  content: ['544', '454', '445', '444', '554', '453'],
  torn: ['333', '433', '343', '432', '334'],
  sorry: ['222', '212', '121', '321'],
}

/** Begins a review and names what was bought; where it was for may stand in it. */
export const openings: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
{Thing} came a day early and needed no changes.
We ordered {thing} for {place} and got exactly that, with notes on how to use it.
I was nervous about {thing}. There was no need.
{Thing} for {place}: better than what we had in mind.
Everybody at {place} asks who made {thing}.
{Thing} did what three earlier attempts had not.
Asked for {thing}, got a small lesson about my own trade as well.
I have bought {thing} elsewhere before. This was another league.
{Thing} went straight into use at {place} and nobody has complained, which is a record.
Two good questions on the first evening, {thing} on the third.
{Thing} sat right at the first try.
We needed {thing} by Friday and had it on Wednesday.
For {place} only the best is good enough, and we got it: {thing}.
My brief for {thing} was a mess. The result was not.
I gave {place} as the only hint, and {thing} fits it like a glove.
Ordered {thing} on a recommendation and pass the recommendation on.
{Thing} made a small budget look like a large one.
No meetings, no fuss: {thing}, finished, named and sorted.
Already the first version of {thing} was good, the last one made us proud.
I had written off {thing} for this year, and now look.
{Thing} arrived with a list of what was changed and why. I wish everyone did that.
We put {thing} before twelve people from {place}. Twelve nodded.
You can tell that somebody who cares made {thing}.
Honest about what {thing} would cost and honest about what we did not need.
{Thing} saved the opening of {place}.
This was our second order: {thing}, as good as the first.
Read our material, found a mistake in it, mended it, and then delivered {thing}.
I would have paid twice as much for {thing}. Please do not tell.
{Thing} came with three versions where one was agreed.
Clear words, fair price, and {thing} that we are going to keep for years.
The printer, the webmaster and my mother had no questions about {thing}.
We compared four offers for {thing} and chose by the letters. It was the right choice.
There is a warmth in {thing} that I could not have described in a brief.
I sent three photographs of {place} and a sentence. {Thing} came back.
Quick, exact, kind. {Thing} went live the same evening.
Fifteen years at {place}, and about {thing} we all agreed for once.
`),
  content: lines(`
Good work: {thing}. The second round took longer than the first.
Happy with {thing}, though one more version to choose from would have been nice.
{Thing} worked well for {place}; two small things had to be asked for twice.
Good work on {thing}. The time zone cost us a day.
{Thing} came on the last evening, which made me nervous, but it came.
Solid: {thing} as described, neither more nor less.
We like {thing}. The files took some sorting on our side.
Fine work. {Thing} came out a little plainer than I had hoped for {place}.
The result is lovely, the answers about {thing} were short.
{Thing} needed one correction, which came within the hour.
Fair price for {thing}. I would take the larger package next time.
We use {thing} at {place} every day. Not a surprise, but I did not ask for one.
`),
  torn: lines(`
We can use {thing}, but it felt hurried near the end.
We had to explain {place} three times before {thing} fitted.
One half of {thing} is excellent and the other looks like somebody else made it.
{Thing} came three days late, announced politely each time.
I expected more of {thing} after reading the description.
The work on {thing} is decent; the answers were slow.
I like {thing} on a screen; on paper everything went too dark, and we print.
`),
  sorry: lines(`
We had agreed on something else than {thing} as delivered, and the revision changed little.
Four letters without an answer, then {thing} in a hurry.
I could not use {thing} for {place} and made it myself in the end.
{Thing} came late and had the old name on it.
`),
}

/** Ends it, or is left out. */
export const endings: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
We have ordered again already.
Calm and exact from the first letter to the last.
Worth every cent.
I will be back in spring.
The notes alone were worth the price.
Listens, repeats it in better words, does it.
Small job, treated as if it were a big one.
Said no to one of my ideas and was right.
Thank you for the patience with four of us writing at once.
Neither the vague brief nor the short time was held against us.
Everything was named and ready for use.
My colleagues stopped arguing when they saw it.
If you hesitate, don’t.
Polite, punctual, and funnier than the brief allowed.
I would hide this person from my competitors if I could.
Even our director likes it.
We measured: it helps.
Found a simpler way and charged less for it.
A pleasure to write to.
Now I know what we had been missing.
`),
  content: lines(`
All in all a good order.
I would come back for something like it.
Friendly all the way.
Plan a day more than it says.
It was told in time, so no harm done.
For the price there is nothing to complain about.
`),
  torn: lines(`
The revision helped.
Perhaps the wrong package for us.
We parted as friends.
In the end it works.
`),
  sorry: lines(`
A pity, the samples are beautiful.
Others may have more luck.
`),
}

/** Where it was needed. */
export const places = lines(`
the bakery
our choir
the harbour museum
a small brewery
the night market
our cycling club
the village library
my practice
the bookshop
our allotment association
our law clinic
a family hotel
the ferry office
our kindergarten
the repair café
the town hall
the parish hall
our vineyard
the climbing gym
a travelling theatre
the swimming club
our pottery studio
the fish counter
the cheese dairy
the tram museum
our seed library
the mountain hut
my mother’s shop
the sailing school
our food bank
the archive
a dance company
`)

/** What sellers answer to reviews in public. */
export const answers: Readonly<Record<'glad' | 'humble', readonly string[]>> = {
  glad: lines(`
Thank you. It was a good brief, and that is half of the work.
I had a lot of joy with this one. See you at the next.
Thank you for the patience with my first version.
That made my week. Greetings to everyone there.
You asked the right questions; I only had to answer them.
Thank you! Send me a photograph when it hangs.
It was the second-hand typewriter in your pictures that gave me the idea.
Any time again. I keep your files until spring.
Thank you for deciding so quickly, it left more time for the work.
A pleasure. The small print is in the folder “later”.
I learned something about your trade on the way. Thank you.
Thank you for writing this down, it helps more than you think.
`),
  humble: lines(`
Fair. I have put two more days into that package since.
I am sorry about the delay and have changed how I plan.
You are right about the second half. I offered to redo it, and the offer stands.
Thank you for saying it plainly. The description names it now.
I should have asked once more before I began.
That was not my best week. Thank you for staying kind.
`),
}
