export { PatienceGame } from '@patience/element/define';
