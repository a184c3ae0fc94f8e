export { demoSeason, type DemoBoard, type DemoSeason, type DemoTeam } from './season.ts';
