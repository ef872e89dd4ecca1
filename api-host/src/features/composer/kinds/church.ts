import { defineKind } from './define-kind';

export const church = defineKind({
  id: 'church',
  label: 'church',
  words: [
    'church',
    'chapel',
    'parish',
    'ministry',
    'congregation',
    'iglesia',
    'mosque',
    'synagogue',
    'temple',
    'cathedral',
    'worship',
    'youth ministry',
    'faith community',
  ],
  tones: ['warm', 'calm', 'elegant', 'professional'],
  hues: [250, 85, 150, 30, 290],
  night: 0.05,
  motifs: ['arches', 'landscape', 'botanical'],
  sections: ['servicetimes', 'about', 'sermons', 'events', 'donate', 'contact'],
  titles: [
    'You are welcome here',
    'Come as you are',
    'A place to belong{in}',
    'Peace, people, purpose',
  ],
  leads: [
    '{name} is {a subject}{in}. Whether you have believed for years or are only curious, there is a seat for you.',
    'Join {name}{in} for worship, friendship and a quiet moment in the week.',
  ],
  actions: [
    ['Plan your visit', 'firstvisit'],
    ['Service times', 'servicetimes'],
    ['Service times', 'schedule'],
    ['Recent sermons', 'sermons'],
    ['Contact us', 'contact'],
    ['About us', 'about'],
  ],
  about: {
    title: 'Who we are',
    text: [
      '{name} is a community of people{in} who gather to worship, to learn and to look after one another through ordinary weeks and hard ones.',
      'Say here what you believe, who leads the community and what your Sundays are like.',
    ],
  },
  services: {
    title: 'Our ministries',
    list: [
      ['Children', 'Stories, songs and games at their own level.'],
      ['Youth', 'A place for questions and friends.'],
      ['Small groups', 'A table, a text and honest conversation.'],
      ['Music', 'Choir and band, beginners included.'],
      ['Care', 'Visits, meals and someone to talk to.'],
      ['Outreach', 'Serving the neighbourhood together.'],
    ],
  },
  gallery: {
    title: 'Life together',
    list: [
      'Sunday morning',
      'The choir',
      'Around the table',
      'Youth evening',
      'In the garden',
      'Candlelight',
    ],
  },
  roles: ['Minister', 'Worship leader', 'Children’s work', 'Pastoral care'],
  questions: [
    ['What should I wear?', 'Reassure people in one sentence'],
    ['Is there something for children?', 'Describe groups and ages'],
    ['How long is a service?', 'Give a typical length'],
    ['Is the building accessible?', 'Describe entrances, seating and hearing loop'],
    ['Where can I park?', 'Give directions'],
  ],
  steps: {
    title: 'Your first visit',
    list: [
      ['Arrive', 'Someone at the door will say hello and show you around.'],
      ['Sit anywhere', 'Join in as much or as little as you like.'],
      ['Stay for a while', 'There is usually time to talk afterwards.'],
    ],
  },
  schedule: {
    title: 'Service times',
    rows: ['Morning worship', 'Family service', 'Midweek prayer', 'Evening service'],
  },
  posts: {
    title: 'Recent sermons',
    list: [
      ['Hope for ordinary days', 'On finding light in an unremarkable week.', 'Hope'],
      ['Neighbours', 'What it means to live next door.', 'Community'],
      ['Be still', 'On rest, silence and being heard.', 'Prayer'],
    ],
  },
  events: {
    title: 'Coming up',
    list: [
      ['Shared lunch', 'Bring something, or just yourself.'],
      ['Prayer evening', 'An hour of quiet and song.'],
      ['Community day', 'Games, food and neighbours.'],
    ],
  },
  contact: {
    title: 'Talk to us',
    lead: 'Questions, prayer, a visit: write and someone will read it.',
    topics: ['A question', 'Prayer', 'Visiting', 'Baptisms, weddings and funerals'],
  },
  booking: {
    title: 'Plan a visit',
    noun: 'visit',
    choices: ['Sunday service', 'Meet someone first'],
  },
  call: {
    title: 'There is a seat for you',
    text: 'Come this week, or write first if that is easier.',
  },
});
