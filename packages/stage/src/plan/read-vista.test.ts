import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';
import { tellPlan } from './tell-plan.js';

const choose = (prompt: string, model = 'modelb3') => stageChoice({ model, mode: 'text', prompt });
const planOf = (prompt: string) => choose(prompt)?.plan;

describe('a place that is seen for itself', () => {
  it.each([
    ['New York city skyline at night, drone shot', 'city'],
    ['futuristic skyscrapers timelapse from day to night', 'city'],
    ['aerial view of a city at sunset', 'city'],
    ['cyberpunk city skyline in the rain', 'city'],
    ['waves crashing on rocks, slow motion', 'coast'],
    ['a lighthouse in a storm with crashing waves', 'coast'],
    ['stormy sea with huge waves hitting the cliffs', 'coast'],
    ['a waterfall in a lush green forest, mist, sunlight', 'falls'],
    ['floating islands with waterfalls in the sky', 'islands'],
    ['autumn forest path with falling leaves', 'woods'],
    ['field of sunflowers swaying in the wind under blue sky', 'field'],
    ['lavender field at sunset', 'field'],
    ['paris street cafe in autumn with Eiffel tower in the background', 'cafe'],
    ['timelapse of clouds rolling over a mountain valley, sun rays breaking through', 'wilds'],
    ['Northern lights over a frozen lake with a small red cabin on the shore, stars', 'wilds'],
    ['desert dunes at sunset', 'wilds'],
  ])('is filmed with all that its words say: %s', (prompt, set) => {
    const choice = choose(prompt);
    expect(choice?.plan).toMatchObject({ set, actors: [] });
    expect(choice?.warnings).toEqual([]);
    expect(choose(prompt, 'modela2')).toBeNull();
  });

  it.each([
    'three skyscrapers in a city',
    'a city street at night in the rain',
    'city skyline with fireworks',
    'city skyline, watercolor',
    'mountains at dawn',
    'sunset over the sea',
    'waves on a sandy beach',
    'a field of wheat',
    'aurora over a frozen lake with a blue cabin',
  ])('is drawn where it is another one, counted, or full of what the stage has not: %s', (prompt) =>
    expect(choose(prompt)).toBeNull(),
  );

  it.each([
    ['an eagle flying over a city', 'street'],
    ['a surfer and waves at a rocky coast', 'beach'],
    ['a deer standing in a misty forest at dawn', 'forest'],
    ['a girl running through a field of lavender', 'meadow'],
    ['close-up of a sunflower', 'meadow'],
    ['a cat in front of a street cafe', 'street'],
    ['an eagle flying over a mountain valley', 'mountains'],
    ['three camels in the desert dunes', 'desert'],
  ])('is around whoever acts in it, and then no more than that: %s', (prompt, set) => {
    const plan = planOf(prompt);
    expect(plan?.vista).toBeUndefined();
    expect(plan?.set).toBe(set);
  });

  it('is the wide land that is named: a valley, dunes or a frozen lake', () => {
    expect(planOf('fog rolling through a valley at sunrise')?.vista?.wild).toBe('valley');
    expect(planOf('desert dunes at sunset')?.vista?.wild).toBe('dunes');
    expect(planOf('aurora over a frozen lake with a cabin')?.vista).toMatchObject({
      wild: 'ice',
      stands: ['house'],
    });
    expect(planOf('a city skyline at night')?.vista?.wild).toBeUndefined();
  });

  it('has in it what belongs there, and tells what it lacks', () => {
    expect(planOf('a lighthouse in a storm with crashing waves')?.vista?.stands).toEqual(['lighthouse']);
    expect(planOf('floating islands with a castle in the sky')?.vista?.stands).toEqual(['castle']);
    expect(choose('Tokyo skyline at dusk')?.warnings).toEqual(['The stage does not show "Tokyo".']);
    expect(choose('Paris skyline at dusk')?.warnings).toEqual([]);
  });

  it.each([
    ['manhattan skyline at dawn', { town: 'new york', manner: 'usual' }],
    ['london skyline', { town: 'london' }],
    ['a futuristic city skyline', { town: null, manner: 'future' }],
    ['post-apocalyptic city skyline', { manner: 'ruined' }],
  ])('is known by its town, and by how it was built: %s', (prompt, vista) => {
    expect(planOf(prompt)?.vista).toMatchObject(vista);
  });

  it('is looked at from the air where that is said', () => {
    expect(planOf('drone footage over a city')?.vista?.isFromAir).toBe(true);
    expect(planOf('city skyline at dusk')?.vista?.isFromAir).toBe(false);
  });
});

describe('the hours of a place', () => {
  it.each([
    ['city skyline from day to night', ['day', 'golden', 'sunset', 'dusk', 'night']],
    ['city skyline, sunrise to sunset timelapse', ['dawn', 'day', 'golden', 'sunset']],
    ['city skyline, night turning into morning', ['night', 'dawn']],
    ['city skyline at night', ['night']],
  ])('pass in a clip where that is said: %s', (prompt, hours) => {
    expect(planOf(prompt)?.vista?.hours).toEqual(hours);
    expect(planOf(prompt)?.sky?.time).toBe(hours[0]);
  });

  it('are told', () => {
    expect(tellPlan(planOf('city skyline from day to night')!)).toBe(
      'The 3D stage films this: a city, from day to night; the camera drifts.',
    );
    expect(tellPlan(planOf('a lighthouse in a storm with crashing waves')!)).toContain(
      'waves that break on rocks, lighthouse, by day',
    );
  });
});

describe('a city that was destroyed', () => {
  it('is a street of ruins around whoever is in it', () => {
    const choice = choose('A robot holding a flower in a ruined city');
    expect(choice?.plan).toMatchObject({ set: 'street', sky: { isRuined: true } });
    expect(choice?.warnings).toEqual([]);
    expect(planOf('a robot in a city street')?.sky?.isRuined).toBeUndefined();
  });
});
