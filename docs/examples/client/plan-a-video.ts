import { createPlanner } from '@clipwright/core/plan';

const planner = createPlanner({
  baseUrl: process.env['CLIPWRIGHT_URL'] ?? 'http://127.0.0.1:8787',
  apiKey: process.env['CLIPWRIGHT_API_KEY'] ?? '',
});

const plan = await planner.plan({ prompt: 'a lighthouse at dusk', video_model: 'modelb3', duration: 8 });

console.log(`${plan.width}x${plan.height}, ${plan.duration} s: ${plan.credits} credits on ${plan.engine}`);
for (const warning of plan.warnings) console.log(`note: ${warning}`);

if (plan.would_refuse !== null) console.log(`not now: ${plan.would_refuse.error}`);
else console.log(`ready in about ${plan.estimated_seconds ?? '?'} s`);
