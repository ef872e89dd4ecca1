interface PostSample {
  title: string;
  text: string;
  topic: string;
  who: string;
  answer: string;
}

/** `title | text | topic | who | an answer` by what the posts are about; earlier rows win. */
const banks: readonly (readonly [RegExp, string])[] = [
  [
    /company|intranet|employee|human resources|announcement/i,
    `
New canteen opens on Monday | Two hot dishes a day, one without meat. Bring your staff card. | Company | Communication team | Is breakfast served as well?
Quarter closed on target | Thank you to everyone who counted, called and corrected. | Results | Finance team | Well done to the whole floor.
Summer party: save the date | Second Friday in July, in the yard. Families are welcome. | Events | People team | We will bring the grill.
Security training until month's end | Forty minutes, online, with a short test. | Notices | IT team | Where do I find the link?
Lift in building B out of order | The repair takes until Thursday. | Notices | Facilities | Thank you for the warning.`,
  ],
  [
    /news (?:website|site|portal)|headlines|magazine|newspaper/i,
    `
City council votes for wider cycle lanes | The plan passes after a long evening; work begins in spring. | Politics | Sample newsroom | At last, Mill Road needs it.
Local club holds the league leaders | A late header, a loud bus home. | Sport | Sample newsroom | What a goalkeeper.
Old cinema opens its doors again | Three halls, wooden seats, new sound. | Culture | Sample newsroom | I had my first film there.
Bakeries feel the price of flour | Four owners tell how they count. | Business | Sample newsroom | Support your corner baker.
River level back to normal | After two wet weeks the paths are open. | Local | Sample newsroom | The lower path is still muddy.`,
  ],
  [
    /neighbou?r|residents|forum/i,
    `
Who repairs bicycles near the park? | Mine makes a noise I cannot find. | Help | Nadia | Try the workshop behind the school.
Lost: grey cat with one white paw | Last seen on Mill Road on Sunday. | Lost and found | Tom | I will look in our shed.
Could we have a book box at the stop? | I would build it if somebody paints it. | Ideas | Ines | I have paint left over.
Street party on the last Saturday | We still need tables and a speaker. | Events | Leo | Two tables from us.
Glass on the playground again | Please watch the little ones. | Notices | Mona | Thank you, swept this morning.`,
  ],
  [
    /travel|diary|journal/i,
    `
Night train to the mountains | We woke up above the clouds and had tea from a paper cup. | Diary | Clara | Which line was that?
Three days in Lisbon without a plan | Hills, tiles and a tram that never came. | Cities | Clara | The tram never comes.
What I pack for a week | One bag, seven things, no regrets. | Notes | Ben | You forgot a book.
The light in Essaouira | Photographs from the harbour wall. | Photos | Clara | The blue one, please as a print.
Walking the coast path | Forty kilometres, three blisters, one seal. | Diary | Ben | Jealous of the seal.`,
  ],
  [
    /photograph|camera/i,
    `
Waiting for one good hour of light | Why I leave the house before anybody else. | Technique | Editor | This made me set an alarm.
Portraits in a stairwell | A window, a white wall and patience. | Portrait | Editor | Lovely and simple.
Film again, after ten years | What is slower, and what that changes. | Film | Editor | Which film stock?
Ten frames from the night market | Notes on grain, neon and manners. | Street | Editor | Number seven.
Sorting a year of pictures | Keep one of every hundred. | Notes | Editor | Brave.`,
  ],
  [
    /recipe|cook|food|restaurant/i,
    `
How we keep herbs for two weeks | A jar, a damp cloth and a cold corner. | Kitchen | Cook | Works with coriander too.
What to do with stale bread | Six ideas, two of them sweet. | Ideas | Cook | Bread soup forever.
Soup for twelve in an hour | A list, a big pot, a good knife. | Recipes | Ana | Tried it on Sunday.
A week of lunches | Five boxes, one shopping trip. | Plans | Ben | Thank you.`,
  ],
  [
    /book|read/i,
    `
What are you reading on the train? | I need something short for tired evenings. | Questions | Mina | Short stories.
The ending of this month's novel | Spoilers below, carefully. | Book club | Leo | I saw it coming and still cried.
Three first sentences | Guess the book. | Games | Ines | Second one is easy.
Second-hand finds | Show what you brought home. | Finds | Tom | A signed one.`,
  ],
  [
    /course|learn|student|school|exam/i,
    `
How do you keep notes? | Paper or screen, and do you read them again? | Study | Hana | Paper, once a week.
Question about lesson three | I do not see why the second step follows. | Questions | Omar | Look at the example above it.
Study group on Thursdays | Half past six, cameras optional. | Groups | Lucía | I am in.
My first finished project | It took twice as long and I am glad. | Show | Ben | Very nice work.`,
  ],
  [
    /stock|coin|crypto|market|finance/i,
    `
Markets open quietly | Sample text: little movement before the figures of Thursday. | Markets | Sample desk | Quiet is fine.
What a spread is | Why buying and selling never cost the same. | Basics | Sample desk | Clear, thank you.
Reading a yearly report | Begin at the back, with the notes. | Basics | Sample desk | Good advice.
Energy shares in the news | Sample text: the sector in one page. | Sectors | Sample desk | More like this.`,
  ],
  [
    /sport|club|match|team/i,
    `
Home win on a wet Saturday | Two goals before half-time and a long second half. | Match | Club office | What a save at the end.
New training times | Juniors now begin at five. | Training | Club office | Noted.
Volunteers for the tournament | We need twelve pairs of hands. | Club | Club office | Count on two.
Boots swap in the hall | Bring what no longer fits. | Club | Club office | Great idea.`,
  ],
];

const general = `
How we began | A kitchen table, a list and one good question. | Notes | Editor | Nice to read.
Five things we learned this month | Small ones, but they stay. | Notes | Editor | The third one is true.
A look behind the door | What a normal Tuesday looks like here. | Stories | Editor | More pictures, please.
Questions you asked us | Short answers, no detours. | Answers | Editor | Thank you.
What comes next | Plans for the season. | News | Editor | Looking forward to it.`;

export function postSamples(text: string, kind: string): PostSample[] {
  const bank =
    banks.find(([about]) => about.test(text))?.[1] ??
    (kind === 'topic' ? banks[2]?.[1] : undefined) ??
    general;
  return bank
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', words = '', topic = '', who = '', answer = ''] = line.split(' | ');
      return { title, text: words, topic, who, answer };
    });
}
