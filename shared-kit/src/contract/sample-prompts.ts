export const samplePromptCategories = [
  'ecommerce',
  'portfolio',
  'saas',
  'education',
  'blog',
  'business',
] as const;

/** A card on the create screen that fills the prompt (specification, section 3, "Sample prompt"). */
export interface SamplePrompt {
  id: number;
  title: string;
  description: string;
  category: (typeof samplePromptCategories)[number];
  prompt_text: string;
  is_active: boolean;
}

/**
 * The six sample prompts in the specification's order. They live in the contract because both ends
 * stand by them: the create screen shows them, the host's tests prove what is made of them.
 */
export const samplePrompts: readonly SamplePrompt[] = [
  {
    id: 1,
    title: 'E-commerce Store',
    description: 'A shop with products, categories and a working cart',
    category: 'ecommerce',
    prompt_text:
      'Create an online store called "Fern & Clay" that sells handmade ceramics: stoneware mugs, serving bowls, planters and bud vases. Include a product grid with category filters, a shopping cart, customer reviews, a shipping and returns FAQ and a newsletter signup. Use a sage green and terracotta palette on an ivory background, with a warm, handcrafted feel.',
    is_active: true,
  },
  {
    id: 2,
    title: 'Portfolio Website',
    description: 'Selected work, an about page and a way to get in touch',
    category: 'portfolio',
    prompt_text:
      'Build a portfolio website for Maya Lindqvist, a freelance product designer in Stockholm. Show a filterable grid of selected projects, a short about section, the services she offers, her working process, testimonials and a contact form. Keep it minimal and confident with large typography, plenty of white space and one strong blue accent.',
    is_active: true,
  },
  {
    id: 3,
    title: 'SaaS Landing Page',
    description: 'A product page with features, pricing and questions',
    category: 'saas',
    prompt_text:
      'Design a landing page for Tidewise, a scheduling app that helps small clinics cut missed appointments. It needs a hero with a product screenshot, key features, how it works in three steps, a pricing table with a monthly and yearly switch, customer logos, an FAQ and a free trial call to action. The tone is professional and calm; use deep teal with a coral accent.',
    is_active: true,
  },
  {
    id: 4,
    title: 'School Portal',
    description: 'News, timetable, staff and admissions in one place',
    category: 'education',
    prompt_text:
      'Create a school portal for Oakridge Primary School in Bristol for parents, pupils and staff. Include announcements, a weekly class timetable, a calendar of upcoming events, a staff directory, how admissions work, documents to download and a parent login. Make it friendly and easy to read, with navy and sunny yellow.',
    is_active: true,
  },
  {
    id: 5,
    title: 'Blog Website',
    description: 'Articles with topics, search and a newsletter',
    category: 'blog',
    prompt_text:
      'Make a blog called "Slow Kilometres" about long-distance train travel in Europe. Show a featured story, recent articles with topic filters and search, a short page about the author, a photo gallery and a newsletter signup. The style is editorial and literary, with a serif typeface and a dark green and cream palette.',
    is_active: true,
  },
  {
    id: 6,
    title: 'Church Website',
    description: 'Service times, sermons, events and giving',
    category: 'business',
    prompt_text:
      'Build a website for Grace Harbour Church, a welcoming community church in Plymouth. Include service times, what to expect on your first visit, recent sermons, upcoming events, our ministries, a prayer request form and a way to give online. It should feel warm, peaceful and hopeful, with soft blue and gold colours.',
    is_active: true,
  },
];
