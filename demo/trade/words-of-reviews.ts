const lines = (text: string): string[] => text.trim().split('\n')

/** What buyers say; the stars for communication, quality and timing stand first. */
export const saidBySellersClients = lines(`
555 Exactly what we asked for and two days before we needed it. The notes alone were worth the price.
555 Asked three good questions, then went quiet and came back with something better than I had imagined.
554 Lovely work. It came on the last evening, which made me nervous, but it came.
545 Quick and friendly. One corner was not quite right at first and was mended within the hour.
555 I have worked with agencies that cost ten times as much and explain half as well.
555 Calm, exact and a pleasure to write to. We have ordered again already.
455 Few words, very good work. If you like long letters, look elsewhere; I don’t.
555 My colleagues stopped arguing when they saw it. That has never happened before.
544 Good result. The second round took longer than the first, and I was told so in time.
555 Noticed a mistake in our own material that five of us had missed.
555 Everything named, sorted and ready for the printer. Nothing to ask afterwards.
553 The quality is excellent. It was three days late, announced politely each time.
555 Understood our visitors better than we do.
545 Solid, honest work at an honest price.
555 Said no to one of my ideas and was right.
444 Fine for what it cost. I would pay for the larger package next time.
555 The first draft was the final one. I did not think that was possible.
555 Even our director, who dislikes everything, has it on her wall now.
545 Very pleasant, fast, and open to changes. One more version to choose from would have been nice.
555 We gave an impossible deadline and a vague brief. Neither was held against us.
555 Careful with our old recordings and careful with our money.
354 The work is good; the answers were slow. Plan a few days more than it says.
555 Clear plan on the first day, and then it simply went by that plan.
555 Small job, treated as if it were a big one.
545 Does what it says. I liked the list of what was left out and why.
555 Best hour of reading this week was the explanation that came with the files.
555 Our third order here. Still surprised each time.
455 Beautiful. We had to ask twice about the file formats.
555 Listened, repeated it in better words, did it.
555 Worth every cent, and it was fewer cents than I feared.
433 Not bad, but it felt hurried near the end. The revision helped.
555 I would hide this person from my competitors if I could.
545 Neat work and good manners.
555 The visitors stay longer in that room now. We measured.
554 Great eye for detail. The time zone cost us a day.
555 No fuss, no meetings, no surprises.
555 Found a simpler way to do what I wanted, and charged me less for it.
545 Happy with it. Printed, framed, done.
555 I sent a mess and got back order.
555 Polite, punctual, and funnier than the brief allowed.
555 Patient with all four of us writing at once.
545 Reads well, looks well, arrived on time.
`).map((line) => ({
  communication: Number(line[0]),
  quality: Number(line[1]),
  timing: Number(line[2]),
  text: line.slice(4),
}))

/** What sellers say about those who bought. */
export const saidByWhoSold = lines(`
5 A brief that fits on one page and answers within the hour. I wish everyone bought like this.
5 Knows what is wanted and leaves the how to me.
5 Clear, kind and quick to accept. Any time again.
4 Friendly and fair. The material came a little late.
5 Good questions, real thanks.
5 Read every line of my notes. That is rare.
5 Decides quickly and stays with it.
4 Changed the brief once, said sorry, and it was for the better.
5 A pleasure from the first letter to the last.
5 Gave me time where it mattered and pressed where it did not hurt.
5 Everything was in the folder, named and dated.
5 Short letters, no surprises, paid at once.
4 Nice people, four opinions. In the end there was one.
5 Praised what was good and said plainly what was not.
5 I learned something about harbours. Thank you.
3 The questions stayed unanswered for days, then all was urgent. The deal itself was fair.
5 Trusting and exact, a good mixture.
5 Second time, as easy as the first.
5 Understood what the price includes and asked for no more.
4 Needed a reminder or two. Very polite about it.
5 Sent a photograph of the finished thing in its place. Made my week.
5 The best kind of client: curious.
`).map((line) => ({ rating: Number(line[0]), text: line.slice(2) }))

export const replies = lines(`
Thank you. The horn of the ferry was the hardest part.
It was a good brief. See you at the next one.
Thank you for the patience with my first version.
Fair. I have put two more days into that package since.
`)
